import { expect } from 'vitest';
import { fight } from '../../src/procs.js';
import { attacks, dice, rivals, weapon } from '../battles.js';
import { testAbility, testItem } from '../cards.js';
import { addTestCards, rule } from '../kit.js';

const costing = (cost: number) =>
  testAbility(`bob-${cost}`, {
    character: 'bob',
    background: 'blue',
    timing: 'combat',
    window: 'before-roll',
    cost,
    lines: [{ do: { stat: { who: 'you', stat: 'attack', add: 1, until: 'combat' } } }],
  });

addTestCards(
  costing(1),
  costing(2),
  testItem('bow', { back: weapon({ type: 'ranged' }) }),
  testItem('king-axe', { colour: 'red', back: weapon({ attack: 9 }) }),
);

rule('WOW-PVP-03', 'the same steps: a ranged attack comes before a melee attack', () => {
  const made = attacks(rivals({ weapon: 'bow' }, { damage: 3 }), 3, 6);
  made.emits('attack', { who: 'p1', type: 'ranged' }).doesNotEmit('attack', { who: 'p2' });
  const told = made.events.filter(({ type }) => type === 'combat-step').map(({ data }) => data.step);
  expect(told).toEqual(['roll', 'powers', 'ranged', 'end']);
  attacks(rivals({ weapon: 'bow' }), 1, 6)
    .emitsTimes(2, 'attack')
    .has('p1', { damage: 1 });
});

rule('WOW-PVP-04', 'a single exchange', () => {
  attacks(rivals(), 1, 1).isQuiet().emitsTimes(2, 'attack').emitsTimes(1, 'combat-roll');
});

rule('WOW-PVP-05', 'the active character attacks', () => {
  attacks(rivals(), 1, 1).emits('combat', { attacker: 'p1', defender: 'p2' });
});

rule('WOW-PVP-06', 'the defender has 1 energy to spend', () => {
  attacks(rivals({}, { hand: ['bob-1', 'bob-2'] }), 1, 1).asks('p2', 'use-in-secret', 'bob-1', 'decline');
});

rule('WOW-PVP-07', 'what the defender did not spend is lost', () => {
  attacks(rivals({ energy: 2 }, { hand: ['bob-1'] }), 1, 1)
    .has('p2', { energy: 1 })
    .picks('p2', 'decline')
    .has('p2', { energy: 0 })
    .has('p1', { energy: 2 });
});

rule('WOW-PVP-08', 'the defender rolls the black die', () => {
  const made = rivals({}, {}, 4).rival('p3', { space: 'g1' });
  dice(made, 4, 2)
    .runs(fight, { combat: 'character', seat: 'p1', foe: 'p3', space: 'g1' })
    .emits('combat-roll', { attacker: 'p1', defender: 'p3', red: 4, black: 2, rolls: 'p3' });
});

const loot = { bag: ['grey-pouch', 'bow'], damage: 3, weapon: 'king-axe' };

rule(['WOW-PVP-09', 'WOW-ITM-15'], 'a lone survivor may take an item out of the bag', () => {
  attacks(rivals({}, loot), 3, 1)
    .asks('p1', 'choose-spoils', 'grey-pouch', 'bow', 'decline')
    .picks('p1', 'bow')
    .has('p1', { bag: ['bow'] })
    .has('p2', { bag: ['grey-pouch'], weapon: 'king-axe' });
  attacks(rivals({}, loot), 3, 1).picks('p1', 'decline').has('p1', { bag: [] }).isQuiet();
});

rule('WOW-PVP-10', 'the survivor can be the defender', () => {
  attacks(rivals({ damage: 3, bag: ['grey-pouch'] }), 1, 3)
    .answers('p2', 'choose-spoils', 'grey-pouch')
    .has('p2', { bag: ['grey-pouch'] })
    .has('p1', { bag: [], space: 'home', damage: 0 });
});

rule('WOW-PVP-11', 'both fall: nobody takes anything, and the defender goes first', () => {
  const made = attacks(
    rivals({ damage: 3, bag: ['bow'] }, { damage: 3, bag: ['grey-pouch'] }),
    3,
    3,
  ).isQuiet();
  made.has('p1', { bag: ['bow'], space: 'home' }).has('p2', { bag: ['grey-pouch'], space: 'home' });
  const told = made.events.filter(({ type }) => type === 'defeated' || type === 'sent-to');
  expect(told.map(({ type, data }) => [type, data.seat])).toEqual([
    ['defeated', 'p2'],
    ['sent-to', 'p2'],
    ['defeated', 'p1'],
    ['sent-to', 'p1'],
  ]);
});

rule('WOW-PVP-12', 'nobody falls: nobody takes anything', () => {
  const made = attacks(rivals({ bag: ['bow'] }, { bag: ['grey-pouch'] }), 1, 1).isQuiet();
  made.has('p1', { bag: ['bow'] }).has('p2', { bag: ['grey-pouch'] });
  expect(made.board.track.every((one) => one === null)).toBe(true);
});

rule('WOW-PVP-13', 'the theft comes before the defeat, and a higher item may be taken', () => {
  const made = attacks(rivals({ level: 'green' }, { damage: 3, bag: ['king-axe'] }), 2, 1);
  made
    .has('p2', { space: 'g1', damage: 4 })
    .picks('p1', 'king-axe')
    .emitsInOrder('item-taken', 'defeated', 'sent-to')
    .has('p1', { bag: ['king-axe'], weapon: null });
});
