import { allGames } from '@questhall/games';
import { describe, expect, it } from 'vitest';
import { readingOf } from '../lib/figures/reading.mjs';

describe('what figures tell parties apart by', async () => {
  const games = await allGames();

  it.each(games)('is how many play where as many heroes set out however many play: $code', ({ offer }) => {
    const alwaysFour = offer.parties.sizes.every((size) => size === 4);
    expect(readingOf(offer).party).toBe(alwaysFour ? 'players' : 'heroes');
  });

  it('is how many play in some games, and how many heroes set out in others', () => {
    const parties = games.map(({ offer }) => readingOf(offer).party);
    expect(new Set(parties)).toEqual(new Set(['players', 'heroes']));
  });
});
