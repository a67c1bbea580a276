import { loadGame } from '@questhall/games';
import { describe, expect, it } from 'vitest';
import { readingOf } from '../lib/figures/reading.mjs';

/** Four heroes set out in both games of the first row, whoever they are. */
describe('what figures tell parties apart by', () => {
  it.each(['lost-relics', 'cursed-city'])('is how many play, in %s', async (code) => {
    const { offer } = await game(code);
    expect(readingOf(offer).party).toBe('players');
  });

  it('is how many heroes set out where that differs', async () => {
    const { offer } = await game('acg');
    expect(readingOf(offer).party).toBe('heroes');
  });
});

async function game(code: string) {
  const found = await loadGame(code);
  if (found === undefined) throw new Error(`there is no game '${code}'`);
  return found;
}
