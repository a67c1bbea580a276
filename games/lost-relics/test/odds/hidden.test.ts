import { Players, playOut, random } from '@questhall/bots';
import { type Odds, type State, seeded } from '@questhall/engine';
import { expect, test } from 'vitest';
import type { LrBoard } from '../../src/board.js';
import { lostRelics, lostRelicsIn, lostRelicsShow } from '../../src/index.js';

/** What is told about every option of the question that is open; undefined where nothing is left to chance. */
function told(state: State<LrBoard>, world: State<LrBoard>): (Odds | undefined)[] {
  const [decision] = state.open;
  if (decision === undefined) return [];
  const view = lostRelics.view(world, decision.by);
  return decision.options.map((option) => lostRelics.odds?.(view, decision, option));
}

test('odds know what everybody knows, and have words in every language', async () => {
  const german = await lostRelicsIn('de');
  const found: Odds[] = [];
  const look = (state: State<LrBoard>) => {
    const known = told(state, state);
    const other = lostRelics.determinize(state, 'p1', seeded(`world-${found.length}`));
    expect(told(state, other)).toEqual(known);
    found.push(...known.filter((odds) => odds !== undefined));
  };
  for (const adventure of ['waking-stones', 'four-seals', 'deep-bell', 'coal-crown', 'until-moonset']) {
    const { state } = lostRelics.start(lostRelics.setup({ players: 2, adventure }), 'odds');
    const players = new Players(lostRelics, random, 'odds');
    playOut(lostRelics, state, players, { limit: 3000, before: look });
  }
  const words = found.flatMap(({ parts, chances }) =>
    [...parts, ...chances].map(({ what }) => `odds.${what}`),
  );
  expect(words.length).toBeGreaterThan(5);
  for (const { catalogue } of [lostRelicsShow, german.show])
    expect(words.filter((key) => catalogue[key] === undefined)).toEqual([]);
});
