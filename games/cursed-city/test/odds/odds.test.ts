import { oddsOf, Players, playOut, random } from '@questhall/bots';
import { type Odds, type State, seeded } from '@questhall/engine';
import { thorough } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import type { CcBoard } from '../../src/board.js';
import { cursedCity, cursedCityIn, cursedCityShow } from '../../src/index.js';

/** What is told about an option of the question that is open; undefined where nothing is left to chance. */
function told(state: State<CcBoard>): Odds | undefined {
  const [decision] = state.open;
  if (decision === undefined) return undefined;
  return oddsOf(cursedCity, state, { decision, viewer: decision.by, picks: decision.options.slice(0, 1) });
}

test('odds know what everybody knows, and have words in every language', { timeout: 300_000 }, async () => {
  const german = await cursedCityIn('de');
  const found: Odds[] = [];
  const look = (state: State<CcBoard>) => {
    const odds = told(state);
    const viewer = state.open[0]?.by ?? 'p1';
    expect(told(cursedCity.determinize(state, viewer, seeded(`world-${found.length}`)))).toEqual(odds);
    if (odds !== undefined) found.push(odds);
  };
  const { state } = cursedCity.start(cursedCity.setup({ players: 2, map: 'alleyways' }), 'odds');
  playOut(cursedCity, state, new Players(cursedCity, random, 'odds'), {
    limit: thorough(120, 60),
    before: look,
  });
  const words = found.flatMap(({ parts, chances }) =>
    [...parts, ...chances].map(({ what }) => `odds.${what}`),
  );
  expect(words.length).toBeGreaterThan(5);
  for (const { catalogue } of [cursedCityShow, german.show])
    expect(words.filter((key) => catalogue[key] === undefined)).toEqual([]);
});
