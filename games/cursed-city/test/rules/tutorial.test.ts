import { expect, test } from 'vitest';
import type { CcBoard } from '../../src/board.js';
import { playQuest, playTutorials } from '../../src/procs.js';
import { type CcTable, freshTable, rule, usePrintedCards } from '../kit.js';

usePrintedCards();

const GLAURIO = 'glaurio-ven-alten-iii';
const [FIRST, SECOND, THIRD, FOURTH] = [1, 2, 3, 4].map((n) => `ulfenwatch-skeleton#${n}`) as [
  string,
  string,
  string,
  string,
];

/** A tutorial of the box, from its set-up on. */
const tutorial = (id: string, given: (one: CcTable) => CcTable = (one) => one, players = 1): CcTable =>
  given(freshTable({ players, tutorial: id })).runs(playTutorials, { tutorial: id });

const spaces = ({ heroes }: CcBoard) => heroes[0]?.row.map(({ on }) => on.join('+'));
const placesOf = ({ heroes, hostiles, things }: CcBoard) =>
  [...heroes, ...hostiles, ...things].map(({ id, at }) => [id, at]);

rule('CC-TUT-01', 'Glaurio and one object lie on one tile, and four dice are rolled', () => {
  tutorial('tutorial-moving', (one) => one.activationDice(1, 2, 3, 4))
    .check((board) => {
      expect(board.ground.tiles).toHaveLength(1);
      expect(placesOf(board)).toEqual([
        [GLAURIO, '13:a2'],
        ['object-1', '13:f2'],
      ]);
      expect(board.track).toEqual([null, null, null, null]);
    })
    .heroHas(GLAURIO, { dice: [1, 2, 3, 4] })
    .asks('p1', 'choose-action', 'move', 'run', 'decline');
});

rule('CC-TUT-01', 'it completes as soon as Glaurio is adjacent to the object, and not before', () => {
  tutorial('tutorial-moving', (one) => one.activationDice(1, 1, 1, 1))
    .answers('p1', 'choose-action', 'move')
    .answers('p1', 'choose-path-end', '13:d2')
    .doesNotEmit('tutorial-ends')
    .heroHas(GLAURIO, { at: '13:d2', dice: [null, 1, 1, 1] })
    .answers('p1', 'choose-action', 'move')
    .answers('p1', 'choose-path-end', '13:e1')
    .emits('tutorial-ends', { tutorial: 'tutorial-moving', result: 'success' })
    .heroHas(GLAURIO, { at: '13:e1' })
    .asks('party', 'choose-next-tutorial', 'tutorial-attacking', 'cursed-city');
});

rule('CC-TUT-01', 'a die of 3 or more pays for a Run of four spaces, which is far enough', () => {
  tutorial('tutorial-moving', (one) => one.activationDice(2, 3, 1, 1))
    .answers('p1', 'choose-action', 'run')
    .answers('p1', 'choose-path-end', '13:e2')
    .emits('die-spent', { score: 3 })
    .emits('tutorial-ends', { result: 'success' });
});

rule('CC-TUT-02', 'a Skeleton stands adjacent to Glaurio, and all there is to do is attack', () => {
  tutorial('tutorial-attacking', (one) => one.activationDice(1, 1, 1, 2))
    .check((board) =>
      expect(placesOf(board)).toEqual([
        [GLAURIO, '13:a2'],
        [FIRST, '13:b2'],
      ]),
    )
    .asks('p1', 'choose-action', 'gheistsever', 'noblesse', 'decline');
});

const missing = ['failure', 'failure'] as const;

rule('CC-TUT-02', 'after four misses four new dice are rolled; at 2 damage it completes', () => {
  const one = tutorial('tutorial-attacking', (fresh) =>
    fresh.activationDice(1, 1, 1, 1).shows('d6', ...missing, ...missing, ...missing, ...missing),
  );
  for (let n = 0; n < 3; n++) one.answers('p1', 'choose-action', 'gheistsever');
  one
    .heroHas(GLAURIO, { dice: [null, null, null, 1] })
    .activationDice(1, 1, 1, 5)
    .answers('p1', 'choose-action', 'gheistsever')
    .emits('activation-roll', { dice: [1, 1, 1, 5] })
    .heroHas(GLAURIO, { dice: [1, 1, 1, 5] })
    .hostileIs(FIRST, { damage: 0 })
    .shows('d6', 'success', 'failure', 'success', 'failure')
    .answers('p1', 'choose-action', 'gheistsever')
    .answers('p1', 'choose-die', 'space-0')
    .hostileIs(FIRST, { damage: 1 })
    .doesNotEmit('tutorial-ends')
    .answers('p1', 'choose-action', 'gheistsever')
    .answers('p1', 'choose-die', 'space-1')
    .emits('hostile-damaged', { hostile: FIRST, count: 1 })
    .isGone(FIRST)
    .emits('tutorial-ends', { tutorial: 'tutorial-attacking', result: 'success' });
});

rule('CC-TUT-02', 'Noblesse is loaded again for every new roll', () => {
  tutorial('tutorial-attacking', (one) => one.activationDice(2, 1, 1, 1).shows('d8', 'failure'))
    .answers('p1', 'choose-action', 'noblesse')
    .asks('p1', 'choose-action', 'gheistsever', 'decline')
    .activationDice(2, 2, 2, 2)
    .answers('p1', 'choose-action', 'decline')
    .asks('p1', 'choose-action', 'gheistsever', 'noblesse', 'decline')
    .heroHas(GLAURIO, { dice: [2, 2, 2, 2] });
});

/** A Charge of two Moves, and an attack that no Defence roll stops. */
const charge = (one: CcTable, hit: 'success' | 'critical'): CcTable =>
  one.questDie(3).shows('d6', hit, 'failure').shows('d8', 'failure');

rule('CC-TUT-03', 'the Skeleton starts where the object lay, and Glaurio only watches', () => {
  tutorial('tutorial-hostiles', (one) => charge(one, 'success'))
    .emits('behaviour', { category: 'ulfenwatch', score: 3 })
    .doesNotEmit('activation-roll')
    .asks('p1', 'choose-hostile-end', '13:c1', '13:c2', '13:c3')
    .hostileIs(FIRST, { at: '13:f2' });
});

/** Whoever is asked takes the first answer, up to this question. */
function untilAsked(one: CcTable, ask: string): CcTable {
  for (let [open] = one.state.open; open !== undefined && open.ask !== ask; [open] = one.state.open)
    one.picks(open.seat, open.options[0] as string);
  return one;
}

rule('CC-TUT-03', 'behaviour is rolled again and again, and at 3 damage it completes', () => {
  const one = tutorial('tutorial-hostiles', (fresh) => charge(fresh, 'critical'));
  untilAsked(one, 'go-on').check((board) => expect(spaces(board)).toEqual(['grievous', '', '', '']));
  charge(one, 'success').answers('p1', 'go-on', 'yes').emits('quest-die', { why: 'behaviour', score: 3 });
  untilAsked(one, 'choose-next-tutorial')
    .check((board) => expect(spaces(board)).toEqual(['grievous', 'wound', '', '']))
    .emits('tutorial-ends', { tutorial: 'tutorial-hostiles', result: 'success' });
});

rule('CC-TUT-03', 'it also ends when the player stops', () => {
  const one = tutorial('tutorial-hostiles', (fresh) => charge(fresh, 'success'));
  untilAsked(one, 'go-on')
    .answers('p1', 'go-on', 'no')
    .emits('tutorial-ends', { tutorial: 'tutorial-hostiles', result: 'success' })
    .check((board) => expect(spaces(board)).toEqual(['wound', '', '', '']));
});

rule(
  'CC-TUT-04',
  'with a grievous wound and a wound two dice are rolled, and all there is to do is recuperate',
  () => {
    tutorial('tutorial-recuperating', (one) => one.activationDice(4, 6))
      .check((board) => expect(spaces(board)).toEqual(['grievous', 'wound', '', '']))
      .heroHas(GLAURIO, { dice: [null, null, 4, 6] })
      .asks('p1', 'choose-action', 'recuperate', 'decline');
  },
);

rule('CC-TUT-04', 'a critical success on the grievous wound and a success on the wound complete it', () => {
  tutorial('tutorial-recuperating', (one) => one.activationDice(4, 4).shows('d6', 'critical', 'success'))
    .answers('p1', 'choose-action', 'recuperate')
    .answers('p1', 'choose-healing', 'grievous')
    .check((board) => expect(spaces(board)).toEqual(['', 'wound', '', '']))
    .doesNotEmit('tutorial-ends')
    .answers('p1', 'choose-action', 'recuperate')
    .check((board) => expect(spaces(board)).toEqual(['', '', '', '']))
    .emits('tutorial-ends', { tutorial: 'tutorial-recuperating', result: 'success' });
});

rule('CC-TUT-04', 'in the next round a die is rolled for each space that is free by then', () => {
  tutorial('tutorial-recuperating', (one) => one.activationDice(4, 4).shows('d6', 'success', 'failure'))
    .answers('p1', 'choose-action', 'recuperate')
    .answers('p1', 'choose-healing', 'wound')
    .activationDice(3, 2, 1)
    .answers('p1', 'choose-action', 'recuperate')
    .emits('activation-roll', { dice: [3, 2, 1] })
    .heroHas(GLAURIO, { dice: [null, 3, 2, 1] });
});

rule('CC-TUT-04', 'it goes on from where the third has stopped, with the wounds that it speaks of', () => {
  const one = tutorial('tutorial-hostiles', (fresh) => charge(fresh, 'success'));
  untilAsked(one, 'go-on').answers('p1', 'go-on', 'no');
  const stood = one.board.hostiles[0]?.at as string;
  expect(stood).not.toBe('13:f2');
  one
    .activationDice(5, 6)
    .answers('party', 'choose-next-tutorial', 'tutorial-recuperating')
    .hostileIs(FIRST, { at: stood })
    .check((board) => expect(spaces(board)).toEqual(['grievous', 'wound', '', '']))
    .heroHas(GLAURIO, { dice: [null, null, 5, 6] });
});

rule(
  'CC-TUT-05',
  'four Skeletons stand about; Glaurio rolls and acts first, and with all that he has learnt',
  () => {
    tutorial('tutorial-lightning-assault', (one) => one.activationDice(3, 3, 3, 3))
      .check((board) =>
        expect(placesOf(board)).toEqual([
          [GLAURIO, '13:c2'],
          [FIRST, '13:a1'],
          [SECOND, '13:a3'],
          [THIRD, '13:f1'],
          [FOURTH, '13:f3'],
        ]),
      )
      .emitsInOrder('tutorial-begins', 'deployed', 'activates', 'activation-roll')
      .doesNotEmit('behaviour')
      .asks('p1', 'choose-action', 'move', 'run', 'noblesse', 'decline');
  },
);

rule(
  'CC-TUT-05',
  'roll, Glaurio, Ulfenwatch, roll, Glaurio: one behaviour roll for all four, the nearest first',
  () => {
    const one = tutorial('tutorial-lightning-assault', (fresh) => fresh.activationDice(3, 3, 3, 3))
      .questDie(3)
      .shows('d6', ...Array(8).fill('failure'))
      .answers('p1', 'choose-action', 'decline')
      .emitsTimes(1, 'quest-die', { why: 'behaviour' })
      .check(({ order, active }) => {
        expect(order.map(({ id, done }) => [id, done])).toEqual([
          [GLAURIO, true],
          ['group-1', false],
        ]);
        expect(active).toBe('group-1');
      })
      .asks('p1', 'choose-acting-hostile', FIRST, SECOND)
      .heroHas(GLAURIO, { dice: [] })
      .activationDice(1, 2, 3, 4);
    const acted: string[] = [];
    for (
      let [open] = one.state.open;
      open !== undefined && open.ask !== 'choose-action';
      [open] = one.state.open
    ) {
      if (open.ask === 'choose-acting-hostile') acted.push(open.options.join(' '));
      one.picks(open.seat, open.options[0] as string);
    }
    expect(acted).toEqual([`${FIRST} ${SECOND}`, `${THIRD} ${FOURTH}`]);
    one
      .heroHas(GLAURIO, { dice: [1, 2, 3, 4] })
      .asks('p1', 'choose-action', 'move', 'run', 'gheistsever', 'noblesse', 'decline');
  },
);

rule('CC-TUT-05', 'no one is driven off: it completes when all four are slain', () => {
  const one = tutorial('tutorial-lightning-assault', (fresh) => fresh.activationDice(1, 1, 1, 1));
  one
    .given((board) => {
      const [last] = board.hostiles.splice(1);
      expect(last?.id).toBe(SECOND);
      const [, ...slain] = [FIRST, SECOND, THIRD, FOURTH];
      board.track[0]?.slain.push(...slain);
      Object.assign(board.hostiles[0] ?? {}, { at: '13:b2', damage: 1 });
    })
    .questDie(3)
    .shows('d6', 'failure', 'failure')
    .activationDice(1, 1, 1, 1)
    .answers('p1', 'choose-action', 'decline')
    .doesNotEmit('driven-off')
    .doesNotEmit('tutorial-ends')
    .shows('d6', 'failure', 'success')
    .answers('p1', 'choose-action', 'gheistsever')
    .emits('tutorial-ends', { tutorial: 'tutorial-lightning-assault', result: 'success' });
});

rule(
  'CC-TUT-05',
  'with four grievous wounds one more takes Glaurio out of action, and that is the end of it',
  () => {
    tutorial('tutorial-lightning-assault', (one) => one.activationDice(1, 1, 1, 1))
      .given((board) => {
        board.hostiles = board.hostiles.slice(0, 1);
        Object.assign(board.hostiles[0] ?? {}, { at: '13:b2' });
      })
      .hero(GLAURIO, { on: { 0: ['grievous'], 1: ['grievous'], 2: ['grievous'], 3: ['grievous'] } })
      .questDie(3)
      .shows('d6', 'success', 'failure')
      .shows('d8', 'failure')
      .answers('p1', 'choose-action', 'decline')
      .emits('hero-out', { hero: GLAURIO })
      .emits('tutorial-ends', { tutorial: 'tutorial-lightning-assault', result: 'failure' });
  },
);

test('dice are not kept for reactions: that has not been explained', () => {
  tutorial('tutorial-lightning-assault', (one) => one.activationDice(6, 6, 6, 6))
    .questDie(3)
    .answers('p1', 'choose-action', 'decline')
    .doesNotEmit('dice-lowered')
    .heroHas(GLAURIO, { dice: [] });
});

test('the leader plays Glaurio, whoever else sits at the table', () => {
  tutorial('tutorial-moving', (one) => one.activationDice(1, 1, 1, 1), 3)
    .asks('p1', 'choose-action', 'move', 'decline')
    .isNotAsked('p2');
});

test('one tutorial leads to the next, and whoever likes goes straight to the quest', () => {
  const one = freshTable({ players: 1, tutorial: 'tutorial-moving' }).activationDice(3, 3, 3, 3);
  one
    .runs(playQuest, {})
    .answers('p1', 'choose-action', 'run')
    .answers('p1', 'choose-path-end', '13:e2')
    .activationDice(1, 1, 1, 1)
    .answers('party', 'choose-next-tutorial', 'tutorial-attacking')
    .check(({ journey, mode }) => expect([journey?.id, mode]).toEqual(['tutorial-attacking', 'quest']))
    .shows('d6', 'critical', 'failure');
  untilAsked(one, 'choose-action').answers('p1', 'choose-action', 'gheistsever');
  untilAsked(one, 'choose-next-tutorial')
    .answers('party', 'choose-next-tutorial', 'cursed-city')
    .emits('quest-begins', { quest: 'cursed-city' })
    .check(({ heroes, hostiles, journey, ground, quest, stage }) => {
      expect([heroes, hostiles, journey, quest.log, stage]).toEqual([[], [], null, [], 'setup']);
      expect(ground.tiles).toEqual([]);
    });
});

test('the last tutorial leads to the quest without a question', () => {
  const one = freshTable({ players: 1, tutorial: 'tutorial-lightning-assault' })
    .activationDice(1, 1, 1, 1)
    .runs(playQuest, {})
    .given((board) => {
      board.hostiles = board.hostiles.slice(0, 1);
      Object.assign(board.hostiles[0] ?? {}, { at: '13:c1', damage: 1 });
    })
    .questDie(3)
    .shows('d6', 'failure', 'failure', 'critical', 'failure')
    .activationDice(1, 1, 1, 1)
    .answers('p1', 'choose-action', 'decline');
  one.answers('p1', 'choose-action', 'gheistsever').emits('quest-begins', { quest: 'cursed-city' });
  expect(one.state.open[0]?.ask).toBe('choose-journey');
});
