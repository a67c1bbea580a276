import { expect } from 'vitest';
import { dealDamage, gainQuest, playCard, settle } from '../../src/procs.js';
import { maintenancePhase } from '../../src/rules/maintenance.js';
import { testAbility, testQuest } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

const active = (made: WowTable, at = 0) => made.board.rivals[at]?.quests.map(({ id }) => id);

/** p1 is about to end the turn in a space, with this quest. */
function maintains(quest: object, given: object = {}): WowTable {
  const id = `quest-${++made}`;
  addTestCards(testQuest(id, quest));
  return table({ players: 3 })
    .rival('p1', { space: 'g2', ...given })
    .rival('p2', { space: 'home' })
    .rival('p3', { space: 'home' })
    .quest('p1', id)
    .turnOf('p1', 'maintenance');
}
let made = 0;
const last = () => `quest-${made}`;

rule('WOW-QST-01', 'the valor printed on it', () => {
  const one = maintains({ valor: 2, conditions: [{ travel: { spaces: ['g2'] } }] }).runs(
    maintenancePhase,
    {},
  );
  one.answers('p1', 'fulfil-quest', `${last()}/0`).isQuiet();
  expect(one.seenBy('p3').rivals[0]?.valor).toBe(2);
});

rule('WOW-QST-02', 'travel: in the space in the own maintenance', () => {
  const wants = { conditions: [{ travel: { spaces: ['g3'] } }] };
  maintains(wants, { space: 'g2' }).runs(maintenancePhase, {}).isQuiet().doesNotEmit('quest-completed');
  maintains(wants, { space: 'g3' }).runs(maintenancePhase, {}).offers('p1', `${last()}/0`);
});

rule(['WOW-MNT-02', 'WOW-QST-12'], 'it is offered and can be declined', () => {
  const one = maintains({ conditions: [{ travel: { spaces: ['g2'] } }] }).runs(maintenancePhase, {});
  one.picks('p1', 'decline').isQuiet().doesNotEmit('quest-completed');
});

rule('WOW-QST-03', 'collect: the token goes from the space to the quest', () => {
  const one = maintains({ conditions: [{ collect: 2 }] });
  one.board.questTokens = [
    { quest: last(), space: 'g2' },
    { quest: last(), space: 'g3' },
  ];
  one.runs(maintenancePhase, {}).picks('p1', `${last()}/0`).isQuiet();
  expect(one.board.questTokens).toEqual([{ quest: last(), space: 'g3' }]);
  expect(one.board.rivals[0]?.quests).toMatchObject([{ counts: [1] }]);
});

rule('WOW-QST-05', 'trade: in the space of the other, in the own maintenance', () => {
  const one = maintains({ conditions: [{ trade: 2 }] })
    .rival('p2', { space: 'g2' })
    .rival('p3', { space: 'g2' });
  one.runs(maintenancePhase, {}).asks('p1', 'fulfil-quest', `${last()}/0/p2`, `${last()}/0/p3`, 'decline');
  one.picks('p1', `${last()}/0/p2`).asks('p1', 'fulfil-quest', `${last()}/0/p3`, 'decline');
  maintains({ conditions: [{ trade: 1 }] })
    .rival('p2', { space: 'g2' })
    .turnOf('p2', 'maintenance')
    .runs(maintenancePhase, {})
    .isQuiet();
});

rule('WOW-QST-04', 'only deeds of the own cards and combats count', () => {
  const defeatsP2 = { conditions: [{ defeat: 'character' }] };
  maintains(defeatsP2)
    .rival('p2', { damage: 3 })
    .runs(dealDamage, { who: 'p2', count: 2, by: null })
    .runs(settle, {})
    .isQuiet()
    .doesNotEmit('quest-completed');
  addTestCards(
    testAbility('spark', { lines: [{ do: { damage: { who: { other: true, at: 'city' }, count: 2 } } }] }),
  );
  maintains(defeatsP2)
    .rival('p1', { hand: ['spark'] })
    .rival('p2', { damage: 3 })
    .turnOf('p1', 'movement')
    .runs(playCard, { seat: 'p1', card: 'spark', target: null })
    .answers('p1', 'choose-characters', 'p2')
    .check((board) => expect(board.rivals[0]?.quests).toMatchObject([{ counts: [1] }]))
    .runs(settle, {})
    .emits('quest-completed', { seat: 'p1' });
});

rule('WOW-QST-06', 'logs and valor are open', () => {
  const one = table().rival('p1', { log: ['elite-1', 'ear'] });
  expect(one.seenBy('p2').rivals[0]).toMatchObject({ log: ['elite-1', 'ear'], valor: 5 });
});

rule('WOW-QST-07', 'all conditions must be met', () => {
  const both = [{ travel: { spaces: ['g2'] } }, { hand: 1 }];
  const one = maintains({ conditions: both }).runs(maintenancePhase, {}).picks('p1', `${last()}/0`).isQuiet();
  one.doesNotEmit('quest-completed').rival('p1', { hand: ['ann-stroll#1'] });
  one.runs(settle, {}).isQuiet().emits('quest-completed', { quest: last() });
});

rule('WOW-QST-07', 'one of several is enough where the quest says so', () => {
  const either = [{ any: [{ travel: { spaces: ['far'] } }, { have: {}, count: 1 }] }];
  maintains({ conditions: either }, { bag: ['grey-pouch'] })
    .runs(settle, {})
    .isQuiet()
    .emits('quest-completed');
});

rule(['WOW-QST-08', 'WOW-QST-09'], 'logged, and the top elite quest is drawn and set up', () => {
  addTestCards(testQuest('planted', { tokens: { on: ['g3'] }, conditions: [{ collect: 1 }] }));
  const one = maintains({ conditions: [{ hand: 1 }] }, { hand: ['ann-stroll#1'] });
  one.board.elite.draw = ['elite-3', 'elite-2', 'planted'];
  one
    .runs(settle, {})
    .isQuiet()
    .has('p1', { log: [last()] });
  expect(active(one)).toEqual(['planted']);
  expect(one.board.elite.draw).toEqual(['elite-3', 'elite-2']);
  expect(one.board.questTokens).toEqual([{ quest: 'planted', space: 'g3' }]);
});

rule(['WOW-QST-10', 'WOW-QST-11'], 'of three active quests one is discarded', () => {
  const one = table()
    .quest('p1', 'start-1')
    .quest('p1', 'start-2')
    .rival('p1', { log: ['elite-4', 'elite-5', 'elite-6'] });
  one.board.elite.draw = ['elite-1'];
  one
    .runs(gainQuest, { seat: 'p1' })
    .asks('p1', 'discard-quest', 'start-1', 'start-2', 'elite-1')
    .picks('p1', 'start-2');
  expect(active(one)).toEqual(['start-1', 'elite-1']);
});

rule('WOW-QST-12', 'several at once in the order of their owner', () => {
  addTestCards(
    testQuest('quick-1', { conditions: [{ hand: 1 }] }),
    testQuest('quick-2', { conditions: [{ hand: 1 }] }),
  );
  const one = table()
    .rival('p1', { hand: ['ann-stroll#1'] })
    .quest('p1', 'quick-1')
    .quest('p1', 'quick-2')
    .runs(settle, {});
  one
    .answers('p1', 'order-quests', 'quick-2')
    .isQuiet()
    .has('p1', { log: ['quick-2', 'quick-1'] });
});

rule('WOW-QST-13', 'discarded elite quests come back, starting quests do not, and tokens go', () => {
  addTestCards(testQuest('lost-cause', { tokens: { on: ['g2', 'g3'] }, conditions: [{ collect: 2 }] }));
  const one = table().quest('p1', 'start-1').quest('p1', 'lost-cause');
  one.board.questTokens = [
    { quest: 'lost-cause', space: 'g2' },
    { quest: 'lost-cause', space: 'g3' },
  ];
  one.board.elite.draw = ['elite-1'];
  one.runs(gainQuest, { seat: 'p1' }).picks('p1', 'lost-cause');
  expect(one.board.questTokens).toEqual([]);
  expect(one.board.elite.discard).toEqual(['lost-cause']);
  one.runs(gainQuest, { seat: 'p1' }).picks('p1', 'start-1');
  expect(active(one)).toEqual(['elite-1', 'lost-cause']);
  expect(one.board.elite).toMatchObject({ draw: [], discard: [] });
  one.runs(gainQuest, { seat: 'p1' }).isQuiet();
  expect(active(one)).toEqual(['elite-1', 'lost-cause']);
});

rule('WOW-DEF-10', 'a defeat leaves quests as they are', () => {
  const one = maintains({ conditions: [{ collect: 2 }] }).rival('p1', { damage: 3 });
  one.runs(dealDamage, { who: 'p1', count: 1, by: null });
  expect(active(one)).toEqual([last()]);
});
