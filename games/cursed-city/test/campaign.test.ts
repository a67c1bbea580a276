import { Players, random } from '@questhall/bots';
import { expect, test } from 'vitest';
import { cursedCity } from '../src/index.js';

/** No campaign of random companions is this long. */
const MOST = 40_000;

test('a campaign is played from the first tutorial to the end of the quest', () => {
  const { state } = cursedCity.start(
    cursedCity.setup({ players: 2, tutorial: 'tutorial-moving' }),
    'campaign',
  );
  const players = new Players(cursedCity, random, 'campaign');
  const asked: string[] = [];
  for (let answers = 0; answers < MOST && state.over === null; answers++) {
    const [decision] = state.open;
    if (decision === undefined) break;
    const next = decision.ask === 'choose-next-tutorial' ? decision.options[0] : undefined;
    if (next !== undefined) asked.push(next);
    const picks = next === undefined ? players.answer(state, decision).picks : [next];
    cursedCity.play(state, { decision: decision.id, picks });
  }
  expect(asked).toEqual([
    'tutorial-attacking',
    'tutorial-hostiles',
    'tutorial-recuperating',
    'tutorial-lightning-assault',
  ]);
  expect(state.over).not.toBeNull();
  expect(state.board.quest.log.length).toBeGreaterThan(0);
  expect(state.board.quest.result).not.toBeNull();
});
