import { oddsOf, Players, playOut, random } from '@questhall/bots';
import { type Odds, type State, seeded } from '@questhall/engine';
import { thorough } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import type { LrBoard } from '../../src/board.js';
import { lostRelics, lostRelicsIn, lostRelicsShow } from '../../src/index.js';

/** What is told about every option of the question that is open; undefined where nothing is left to chance. */
function told(state: State<LrBoard>): (Odds | undefined)[] {
  const [decision] = state.open;
  if (decision === undefined) return [];
  const viewer = decision.by;
  return decision.options.map((option) => oddsOf(lostRelics, state, { decision, viewer, picks: [option] }));
}

test('odds know what everybody knows, and have words in every language', async () => {
  const german = await lostRelicsIn('de');
  const found: Odds[] = [];
  const look = (state: State<LrBoard>) => {
    const known = told(state);
    const viewer = state.open[0]?.by ?? 'p1';
    expect(told(lostRelics.determinize(state, viewer, seeded(`world-${found.length}`)))).toEqual(known);
    found.push(...known.filter((odds) => odds !== undefined));
  };
  for (const adventure of ['waking-stones', 'four-seals']) {
    const { state } = lostRelics.start(lostRelics.setup({ players: 2, adventure }), 'odds');
    playOut(lostRelics, state, new Players(lostRelics, random, 'odds'), {
      limit: thorough(120, 40),
      before: look,
    });
  }
  const words = found.flatMap(({ parts, chances }) =>
    [...parts, ...chances].map(({ what }) => `odds.${what}`),
  );
  expect(words.length).toBeGreaterThan(5);
  for (const { catalogue } of [lostRelicsShow, german.show])
    expect(words.filter((key) => catalogue[key] === undefined)).toEqual([]);
});
