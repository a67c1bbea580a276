import { expect } from 'vitest';
import { gainItem, loseItem } from '../../src/procs.js';
import { maintenancePhase } from '../../src/rules/maintenance.js';
import { movementPhase } from '../../src/rules/movement.js';
import { characterStat } from '../../src/stats.js';
import { testItem } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

const weapon = (id: string, back: object = {}, colour = 'grey') =>
  testItem(id, { colour, back: { slot: 'weapon', attack: 5, type: 'melee', ...back } });
const armor = (id: string, back: object = {}, colour = 'grey') =>
  testItem(id, { colour, back: { slot: 'armor', defense: 6, ...back } });

const maintains = (given: object): WowTable =>
  table()
    .rival('p1', { space: 'g2', ...given })
    .turnOf('p1', 'maintenance')
    .runs(maintenancePhase, {});

const stat = (made: WowTable, which: 'attack' | 'defense' | 'damage' | 'health') => {
  const [rival] = made.board.rivals;
  return rival === undefined ? 0 : characterStat(made.now, rival, which);
};

rule('WOW-ITM-01', 'armor in the bag has no effect', () => {
  addTestCards(armor('plain-vest', { passives: [{ stat: 'attack', add: 1 }] }));
  expect(stat(table().rival('p1', { bag: ['plain-vest'] }), 'attack')).toBe(2);
  expect(stat(table().rival('p1', { armor: 'plain-vest' }), 'attack')).toBe(3);
});

rule(['WOW-ITM-02', 'WOW-ITM-03'], 'bag items work in the bag, others only with the bag symbol', () => {
  addTestCards(
    testItem('charm', { back: { passives: [{ stat: 'defense', add: 1 }] } }),
    weapon('sling', { passives: [{ stat: 'defense', add: 1 }] }),
    weapon('dart', { bag: true, passives: [{ stat: 'defense', add: 1 }] }),
  );
  expect(stat(table().rival('p1', { bag: ['charm'] }), 'defense')).toBe(6);
  expect(stat(table().rival('p1', { bag: ['sling'] }), 'defense')).toBe(5);
  expect(stat(table().rival('p1', { bag: ['dart'] }), 'defense')).toBe(6);
});

rule('WOW-ITM-04', 'the bottom card of the deck of that colour', () => {
  table()
    .deck('yellow', 'yellow-pouch', 'yellow-rat#1')
    .runs(gainItem, { seat: 'p1', level: 'yellow' })
    .gives('yellow-pouch')
    .has('p1', { bag: ['yellow-pouch'] });
});

rule('WOW-ITM-05', 'cards without an item are discarded until one comes', () => {
  const made = table()
    .deck('grey', 'grey-rat#1', 'grey-rat#2', 'grey-pouch')
    .runs(gainItem, { seat: 'p1', level: 'grey' })
    .has('p1', { bag: ['grey-pouch'] });
  expect(made.board.challenge.grey).toEqual(['grey-rat#1', 'grey-rat#2']);
});

rule('WOW-ITM-06', 'a discarded item is the last to be drawn', () => {
  const made = table()
    .rival('p1', { bag: ['green-pouch'] })
    .deck('green', 'green-rat#1', 'green-rat#2')
    .runs(loseItem, { seat: 'p1', items: ['green-pouch'], random: false });
  expect(made.board.challenge.green).toEqual(['green-rat#1', 'green-rat#2', 'green-pouch']);
});

rule('WOW-ITM-07', 'no item in the deck: none is gained, and no card is lost', () => {
  const made = table()
    .deck('yellow', 'yellow-rat#1', 'yellow-rat#2')
    .runs(gainItem, { seat: 'p1', level: 'yellow' })
    .gives(null)
    .has('p1', { bag: [] });
  expect(made.board.challenge.yellow).toHaveLength(2);
});

rule('WOW-ITM-08', 'what is unequipped goes to the bag', () => {
  addTestCards(armor('worn'));
  maintains({ armor: 'worn' })
    .picks('p1', 'worn')
    .has('p1', { armor: null, bag: ['worn'] });
});

rule(['WOW-ITM-09', 'WOW-MNT-03'], 'one weapon at a time: the old one goes to the bag', () => {
  addTestCards(weapon('old-blade'), weapon('new-blade'));
  maintains({ weapon: 'old-blade', bag: ['new-blade'] })
    .picks('p1', 'new-blade')
    .has('p1', { weapon: 'new-blade', bag: ['old-blade'] });
});

rule('WOW-ITM-10', 'bag items are not equipped', () => {
  addTestCards(weapon('spare'));
  maintains({ bag: ['grey-pouch', 'spare'] }).asks('p1', 'choose-equipment', 'spare', 'done');
});

rule('WOW-ITM-11', 'nothing above the level is equipped or used', () => {
  addTestCards(
    weapon('red-blade', {}, 'red'),
    testItem('red-charm', { colour: 'red', back: { passives: [{ stat: 'attack', add: 1 }] } }),
  );
  maintains({ level: 'green', bag: ['red-blade'] }).isQuiet();
  expect(stat(table().rival('p1', { bag: ['red-charm'] }), 'attack')).toBe(2);
  expect(stat(table().rival('p1', { level: 'red', bag: ['red-charm'] }), 'attack')).toBe(6);
});

rule('WOW-ITM-12', 'every icon must be on the character card', () => {
  addTestCards(
    weapon('axe-and-mail', { icons: ['axe', 'mail'] }),
    weapon('sword-and-mail', { icons: ['sword', 'mail'] }),
  );
  maintains({ bag: ['axe-and-mail', 'sword-and-mail'] }).asks(
    'p1',
    'choose-equipment',
    'sword-and-mail',
    'done',
  );
});

rule('WOW-ITM-13', 'an item without icons fits everybody', () => {
  addTestCards(weapon('stick'));
  maintains({ bag: ['stick'] }).offers('p1', 'stick');
});

rule('WOW-ITM-14', 'the bag holds any number of items', () => {
  const bag = Array.from({ length: 12 }, (_, i) => `thing-${i + 1}`);
  addTestCards(...bag.map((id) => testItem(id)));
  const made = table()
    .rival('p1', { bag })
    .deck('grey', 'grey-pouch')
    .runs(gainItem, { seat: 'p1', level: 'grey' });
  expect(made.board.rivals[0]?.bag).toHaveLength(13);
});

rule('WOW-ITM-16', 'a weapon replaces the attack value', () => {
  addTestCards(weapon('club', { attack: 5 }));
  expect(stat(table().rival('p1', { weapon: 'club' }), 'attack')).toBe(5);
});

rule('WOW-ITM-17', 'armor replaces the defense value', () => {
  addTestCards(armor('shell', { defense: 6 }));
  expect(stat(table().rival('p1', { armor: 'shell' }), 'defense')).toBe(6);
});

rule('WOW-CMB-25', 'a damage value on the weapon replaces the own one', () => {
  addTestCards(weapon('maul', { damage: 2 }), weapon('twig'));
  expect(stat(table().rival('p1', { weapon: 'maul' }), 'damage')).toBe(2);
  expect(stat(table().rival('p1', { weapon: 'twig' }), 'damage')).toBe(1);
});

rule('WOW-OTH-01', 'a random discard is not a choice', () => {
  addTestCards(testItem('cup'), testItem('pan'));
  const made = table()
    .rival('p1', { bag: ['cup', 'pan', 'grey-pouch'] })
    .script('item', 1)
    .runs(loseItem, { seat: 'p1', items: ['cup', 'pan', 'grey-pouch'], random: true })
    .isQuiet();
  expect(made.board.rivals[0]?.bag).toEqual(['cup', 'grey-pouch']);
});

rule('WOW-MNT-03', 'not in the movement phase', () => {
  addTestCards(weapon('pike'));
  table()
    .rival('p1', { bag: ['pike'] })
    .turnOf('p1', 'movement')
    .script('movement', 1)
    .runs(movementPhase, {})
    .doesNotOffer('p1', 'pike');
});
