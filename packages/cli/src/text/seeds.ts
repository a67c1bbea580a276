import { randomInt } from 'node:crypto';

const FIRST =
  'amber ashen bold brazen copper crimson dusky ember frosty gilded grim hollow ivory merry mossy oaken pale rusty silver solemn'.split(
    ' ',
  );
const SECOND =
  'anvil badger beacon candle cellar crow dagger falcon goblet hammer helmet kettle lantern raven shield spider tankard torch wagon wolf'.split(
    ' ',
  );

/** A seed that can be said over a table: "amber-falcon-27". Eighty thousand of them are enough to be surprised. */
export function freshSeed(): string {
  return `${pick(FIRST)}-${pick(SECOND)}-${randomInt(200)}`;
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
