import { allGames } from '@questhall/games';
import type { AdventureOffered } from '@questhall/tabletop/offer';
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
  const all = game.offer.adventures();
  const unplayed = all.filter((one) => !leadsOn(one, all)).map(({ id }) => id);
  expect(unplayed.filter((id) => ![...names].some((name) => name.startsWith(`${id},`)))).toEqual([]);
});

/** A way into a campaign, such as by its tutorials, is played for its campaign. */
function leadsOn({ chain }: AdventureOffered, all: readonly AdventureOffered[]): boolean {
  return all.some(
    ({ chain: later }) =>
      later.length > 1 &&
      later.length < chain.length &&
      later.every((id, at) => id === chain.at(at - later.length)),
  );
}
