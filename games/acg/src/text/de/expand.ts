import { ACTION_TYPES, COLOURS, DECKS, FACES, HERO_NAMES, SLOTS, STATS } from './terms.js';

/**
 * German messages are written with two shorthands. `[Der hero]` is the hero with the article that the name
 * wants, in the case of the one that is written ("Der", "den", "dem", "des"). `[slot]` is the German word for a word
 * of the game.
 */
export function expanded(messages: { readonly [key: string]: string }): { [key: string]: string } {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, expand(message)]));
}

function expand(message: string): string {
  return message
    .replace(/\[(des) (\w+)\]/g, (_, __, arg: string) => genitive(arg))
    .replace(/\[(Der|der|den|dem) (\w+)\]/g, (_, article: string, arg: string) => withArticle(article, arg))
    .replace(/\[(\w+)\]/g, (_, arg: string) => wordFor(arg));
}

const FEMININE: { readonly [article: string]: string } = { Der: 'Die', der: 'die', den: 'die', dem: 'der' };
/** Names that are not masculine; a question that is put to all of them is put to the party. */
const WOMEN: readonly string[] = [HERO_NAMES.waywatcher, 'Gruppe'];

function withArticle(article: string, arg: string): string {
  const feminine = WOMEN.map((name) => `${name} {${FEMININE[article]}}`);
  return `{${arg}, select, ${feminine.join(' ')} other {${article}}} {${arg}}`;
}

function genitive(arg: string): string {
  const feminine = WOMEN.map((name) => `${name} {der ${name}}`);
  return `{${arg}, select, ${feminine.join(' ')} other {des {${arg}}s}}`;
}

const singles: { readonly [icon: string]: string } = Object.fromEntries(
  Object.entries(FACES).map(([icon, { one }]) => [icon, one]),
);
const TABLES: { readonly [arg: string]: { readonly [word: string]: string } } = {
  type: ACTION_TYPES,
  slot: SLOTS,
  deck: DECKS,
  colour: COLOURS,
  stat: STATS,
  icon: singles,
  from: singles,
  to: singles,
  state: { ready: 'bereit', exhausted: 'erschöpft' },
};

function wordFor(arg: string): string {
  const words = Object.entries(TABLES[arg] ?? {}).map(([word, german]) => `${word} {${german}}`);
  return `{${arg}, select, ${words.join(' ')} other {{${arg}}}}`;
}
