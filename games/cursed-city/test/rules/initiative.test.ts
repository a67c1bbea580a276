import { expect } from 'vitest';
import { activationRoll } from '../../src/procs.js';
import { initiativePhase, printedOrder, rollingHeroes } from '../../src/rules/initiative.js';
import { addTestCards, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const four = (players = 4) =>
  table({ players })
    .hero('ada', { at: 'a1' })
    .hero('bert', { at: 'a2' })
    .hero('cora', { at: 'a3' })
    .hero('dirk', { at: 'a4' });
const phase = { left: [] };

rule(['CC-INI-01', 'CC-LDR-02'], 'everyone rolls for each of their heroes, the leader first', () => {
  const heroes = rollingHeroes(
    four(2).given((b) => {
      b.leader = 'p2';
    }).now,
  );
  expect(heroes).toEqual(['bert', 'dirk', 'ada', 'cora']);
  four().runs(initiativePhase, phase).emitsTimes(4, 'activation-roll');
});

rule(['CC-INI-02', 'CC-INI-03'], 'one die for each space without a wound or a die', () => {
  four()
    .hero('ada', { on: { 0: ['grievous'], 2: ['wound'] }, dice: [null, 5] })
    .activationDice(3)
    .runs(activationRoll, { hero: 'ada' })
    .heroHas('ada', { dice: [null, 5, null, 3] })
    .isQuiet();
});

rule(['CC-INI-02'], 'no space, no die', () => {
  four()
    .hero('ada', { on: { 0: ['wound'], 1: ['wound'], 2: ['wound'], 3: ['grievous'] } })
    .runs(activationRoll, { hero: 'ada' })
    .emits('activation-roll', { dice: [] })
    .isQuiet();
});

rule(['CC-INI-04', 'CC-AIL-10'], 'the player says which die becomes a 1', () => {
  four()
    .hero('ada', { on: { 0: ['grievous'], 1: ['disease'] } })
    .activationDice(6, 4, 2)
    .runs(activationRoll, { hero: 'ada' })
    .asks('p1', 'assign-die', 'die-0', 'die-1', 'die-2')
    .answers('p1', 'assign-die', 'die-2')
    .heroHas('ada', { dice: [null, 1, 6, 4] })
    .isQuiet();
});

rule('CC-INI-04', 'dice that show the same are alike', () => {
  four()
    .hero('ada', { on: { 3: ['disease'] } })
    .activationDice(5, 5, 5, 5)
    .runs(activationRoll, { hero: 'ada' })
    .heroHas('ada', { dice: [5, 5, 5, 1] });
});

rule(
  ['CC-INI-06', 'CC-INI-07', 'CC-INI-10'],
  'a card for each hero and each place that is taken, facedown or not',
  () => {
    four()
      .group(0)
      .group(2, { facedown: true })
      .runs(initiativePhase, phase)
      .check(({ order }) => {
        expect(order.map(({ id }) => id).toSorted()).toEqual([
          'ada',
          'bert',
          'cora',
          'dirk',
          'group-1',
          'group-3',
        ]);
        expect(order.every(({ done }) => !done)).toBe(true);
      });
  },
);

rule(['CC-INI-06'], 'the cards are shuffled', () => {
  four().script('initiative', 0, 0, 0).runs(initiativePhase, phase).hasOrder('bert', 'cora', 'dirk', 'ada');
});

rule(['CC-INI-09', 'CC-INI-11'], 'out of action: no card and no roll; away or buried: both', () => {
  four()
    .hero('ada', { where: 'out' })
    .hero('bert', { where: 'away' })
    .hero('cora', { where: 'buried' })
    .runs(initiativePhase, phase)
    .emitsTimes(3, 'activation-roll')
    .doesNotEmit('activation-roll', { hero: 'ada' })
    .check(({ order }) => expect(order.map(({ id }) => id).toSorted()).toEqual(['bert', 'cora', 'dirk']));
});

rule('CC-INI-08', 'the very first turn has a printed order', () => {
  const city = baseRecords.find(({ id }) => id === 'city');
  addTestCards({ ...city, firstOrder: ['hero-2', 'group-1', 'hero-1', 'group-2', 'hero-3', 'hero-4'] });
  const first = () =>
    four()
      .group(0)
      .given((b) => {
        b.mode = 'quest';
      });
  first().runs(initiativePhase, phase).hasOrder('bert', 'group-1', 'ada', 'cora', 'dirk');
  expect(printedOrder(first().journey({ turn: 2 }).now)).toBeNull();
  const later = first().given((b) => {
    b.quest.log.push({ journey: 'hunt', result: 'success' });
  });
  expect(printedOrder(later.now)).toBeNull();
  expect(printedOrder(four().now)).toBeNull();
});
