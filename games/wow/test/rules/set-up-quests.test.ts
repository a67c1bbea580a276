import { expect } from 'vitest';
import { setUp } from '../../src/rules/set-up.js';
import { testQuest } from '../cards.js';
import { addTestCards, empty, rule } from '../kit.js';

rule('WOW-SET-18', 'quests are set up from the first player on', () => {
  const tokens = { count: 1, among: { colour: 'grey', city: false }, chooser: 'you' };
  addTestCards(
    ...Array.from({ length: 800 }, (_, i) =>
      testQuest(`placing-${i}`, { deck: 'starting', tokens, conditions: [{ collect: 1 }] }),
    ),
  );
  const made = empty({ players: 2, heroes: { ann: 1, bob: 2 } })
    .script('first', 0, 5)
    .runs(setUp, {});
  const asked: string[] = [];
  for (let open = made.state.open[0]; open?.ask === 'choose-quest-token'; open = made.state.open[0]) {
    asked.push(open.by);
    made.picks(open.by, open.options[0] ?? '');
  }
  expect(asked).toEqual(['p2', 'p2', 'p1', 'p1']);
  expect(made.board.questTokens).toHaveLength(4);
});
