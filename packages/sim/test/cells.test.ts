import { allGames } from '@questhall/games';
import { expect, test } from 'vitest';
import { listedCells } from '../src/cells.js';

const games = await allGames();

test.each(games.map((game) => [game.code, game] as const))('the trials of %s can be played', (_, game) => {
  const names = new Set<string>();
  for (const { cells } of Object.values(game.trials)) {
    const made = cells.flatMap((wanted) => listedCells(game.offer, wanted));
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ name }) => name)).size).toBe(made.length);
    for (const { name, setup, others = [] } of made) {
      names.add(name);
      for (const one of [setup, ...others]) expect(() => game.rules.setup(one)).not.toThrow();
    }
  }
  const played = game.offer
    .adventures()
    .filter(({ id }) => ![...names].some((name) => name.startsWith(`${id},`)));
  expect(played.map(({ id }) => id)).toEqual([]);
});
