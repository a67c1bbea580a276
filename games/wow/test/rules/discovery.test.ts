import { expect } from 'vitest';
import { activateResource, defeat, useDiscovery } from '../../src/procs.js';
import { explorationPhase } from '../../src/rules/exploration.js';
import { maintenancePhase } from '../../src/rules/maintenance.js';
import { movementPhase } from '../../src/rules/movement.js';
import { testItem } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

/** p1 has rolled 2 spaces and 2 energy. */
const moving = (given: object, players = 2): WowTable =>
  table({ players })
    .rival('p1', { space: 'g1', ...given })
    .turnOf('p1', 'movement')
    .script('movement', 1);

function finds(token: string, given: object = {}, players = 2): WowTable {
  return table({ players })
    .rival('p1', { space: 'g3', ...given })
    .turnOf('p1', 'exploration')
    .discovery('here', { token, space: 'g3' })
    .runs(explorationPhase, {});
}

rule('WOW-DSC-01', 'Gold buys an item of the own level or below', () => {
  table()
    .rival('p1', { space: 'home', level: 'green', tokens: ['gold#1'] })
    .deck('green', 'green-pouch')
    .runs(useDiscovery, { seat: 'p1', token: 'gold#1' })
    .asks('p1', 'choose-gold-level', 'grey', 'green')
    .picks('p1', 'green')
    .isQuiet()
    .has('p1', { bag: ['green-pouch'], tokens: [] });
});

rule('WOW-DSC-02', 'in a city, in the own turn', () => {
  const given = { space: 'home', tokens: ['gold#1'] };
  moving(given).runs(movementPhase, {}).offers('p1', 'gold#1');
  moving({ tokens: ['gold#1'] })
    .runs(movementPhase, {})
    .doesNotOffer('p1', 'gold#1')
    .bars('gold#1', 'WOW-DSC-02');
  table().rival('p1', given).turnOf('p1', 'maintenance').runs(maintenancePhase, {}).offers('p1', 'gold#1');
  table().rival('p1', given).turnOf('p2', 'maintenance').runs(maintenancePhase, {}).isQuiet();
});

rule('WOW-DSC-03', 'Hearthstone instead of moving, and the energy stays', () => {
  moving({ tokens: ['hearthstone#1'] })
    .runs(movementPhase, {})
    .picks('p1', 'hearthstone#1')
    .asks('p1', 'choose-hearth-city', 'home', 'away', 'far')
    .picks('p1', 'far')
    .isQuiet()
    .has('p1', { space: 'far', energy: 2, tokens: [] });
});

rule('WOW-UND-12', 'a red marker holds back whoever has a Hearthstone', () => {
  moving({ tokens: ['hearthstone#1'] })
    .marker(1, 'grey-rat#1', 'g1', true)
    .runs(movementPhase, {})
    .isQuiet()
    .has('p1', { space: 'g1', tokens: ['hearthstone#1'] });
});

rule('WOW-DSC-04', 'Far Sight: only its user learns the kind', () => {
  const made = moving({ tokens: ['far-sight#1'] })
    .discovery('there', { token: 'bomb#1', space: 'w2' })
    .runs(movementPhase, {})
    .picks('p1', 'far-sight#1');
  expect(made.seenBy('p1').placed).toMatchObject([{ token: 'bomb#1' }]);
  expect(made.seenBy('p2').placed).toMatchObject([{ token: null }]);
});

rule('WOW-DSC-05', 'it is put back or discarded', () => {
  const looked = () =>
    moving({ tokens: ['far-sight#1'] })
      .discovery('there', { token: 'bomb#1', space: 'w2' })
      .runs(movementPhase, {})
      .picks('p1', 'far-sight#1');
  const discarded = looked().answers('p1', 'keep-or-discard-discovery', 'discard');
  expect(discarded.board.placed).toEqual([]);
  expect(discarded.board.discarded).toEqual(['far-sight#1', 'bomb#1']);
  expect(looked().answers('p1', 'keep-or-discard-discovery', 'keep').board.placed).toMatchObject([
    { token: 'bomb#1', space: 'w2' },
  ]);
});

rule('WOW-DSC-06', 'boots: the movement die again, and the first result is void', () => {
  moving({ tokens: ['rocket-boots#1'] })
    .script('movement', 5)
    .runs(movementPhase, {})
    .answers('p1', 'reroll-movement', 'rocket-boots#1')
    .mayStillMove(4)
    .has('p1', { energy: 1, tokens: [] });
});

rule('WOW-DSC-08', 'the Traveling Merchant takes from a bag, never what is equipped', () => {
  addTestCards(testItem('coat'), testItem('shoes'), testItem('blade'));
  moving({ tokens: ['traveling-merchant#1'] })
    .rival('p2', { bag: ['coat', 'shoes'], weapon: 'blade' })
    .runs(movementPhase, {})
    .picks('p1', 'traveling-merchant#1')
    .asks('p1', 'choose-item-to-take', 'coat', 'shoes')
    .picks('p1', 'coat')
    .has('p1', { bag: ['coat'] });
});

rule('WOW-DSC-09', 'whoever lost it may take a different one', () => {
  addTestCards(testItem('belt'), testItem('ring'));
  moving({ tokens: ['traveling-merchant#1'], bag: ['ring'] })
    .rival('p2', { bag: ['belt'] })
    .runs(movementPhase, {})
    .picks('p1', 'traveling-merchant#1')
    .asks('p2', 'take-item-back', 'ring', 'decline')
    .picks('p2', 'ring')
    .has('p2', { bag: ['ring'] })
    .has('p1', { bag: ['belt'] });
});

rule('WOW-DSC-13', 'False Map: the player on the right moves the finder up to two spaces', () => {
  finds('false-map#1', { space: 'g3' }, 4)
    .asks('p4', 'choose-place', 'g2', 'away', 'decline')
    .picks('p4', 'g2')
    .asks('p4', 'choose-place', 'g1', 'g3', 'decline')
    .picks('p4', 'g1')
    .isQuiet()
    .has('p1', { space: 'g1' });
});

rule(
  ['WOW-DSC-14', 'WOW-DSC-15'],
  'then the other discoveries of the space left, and none of the new one',
  () => {
    const made = table()
      .rival('p1', { space: 'g3' })
      .turnOf('p1', 'exploration')
      .discovery('map', { token: 'false-map#1', space: 'g3' })
      .discovery('bomb', { token: 'bomb#1', space: 'g3' })
      .discovery('next', { token: 'bomb#2', space: 'g2' })
      .runs(explorationPhase, {})
      .answers('p1', 'order-discoveries', 'false-map#1')
      .picks('p2', 'g2')
      .picks('p2', 'decline')
      .isQuiet()
      .has('p1', { space: 'g2', damage: 2 });
    expect(made.board.placed).toMatchObject([{ token: 'bomb#2' }]);
  },
);

rule('WOW-DSC-15', 'a red marker in the first space stops the second step', () => {
  finds('false-map#1')
    .marker(1, 'grey-rat#1', 'g2', true)
    .picks('p2', 'g2')
    .isQuiet()
    .has('p1', { space: 'g2' });
});

rule('WOW-DSC-16', 'Power Drain: two cards at random', () => {
  const cards = ['ann-stroll#1', 'ann-stroll#2', 'ann-stroll#3', 'ann-stroll#4'];
  const made = finds('power-drain#1', { hand: cards }).isQuiet();
  expect(made.board.rivals[0]?.hand).toHaveLength(2);
  expect(made.board.rivals[0]?.deck.discard).toHaveLength(2);
  finds('power-drain#1', { hand: ['ann-stroll#1'] })
    .isQuiet()
    .has('p1', { hand: [] });
});

rule('WOW-DSC-17', 'Disease lowers the maximum health by one', () => {
  finds('disease#1', { damage: 2 })
    .isQuiet()
    .has('p1', { damage: 2, tokens: ['disease#1'] });
  expect(finds('disease#1').seenBy('p2').rivals[0]?.now?.health).toBe(3);
});

rule('WOW-DSC-18', 'it goes when its bearer is defeated', () => {
  const made = table()
    .rival('p1', { tokens: ['disease#1'] })
    .runs(defeat, { seat: 'p1', by: null });
  expect(made.board.discarded).toEqual(['disease#1']);
  made.has('p1', { tokens: [] });
});

rule('WOW-DSC-19', 'and with a large healing potion, not with a small one', () => {
  const uses = (resource: 'small-healing' | 'large-healing') =>
    table()
      .rival('p1', { tokens: ['disease#1'], damage: 1 })
      .runs(activateResource, { seat: 'p1', resource })
      .has('p1', { damage: 0 });
  uses('large-healing').has('p1', { tokens: [] });
  uses('small-healing').has('p1', { tokens: ['disease#1'] });
});

rule('WOW-DSC-20', 'each Disease counts, and too much damage defeats at once', () => {
  finds('disease#1', { damage: 3 }).isQuiet().has('p1', { space: 'away', damage: 0, tokens: [] });
  finds('disease#2', { tokens: ['disease#1'], damage: 2 })
    .isQuiet()
    .has('p1', { space: 'away', tokens: [] });
});

rule('WOW-DSC-21', 'a Bomb deals 2', () => {
  finds('bomb#1', { damage: 1 }).has('p1', { damage: 3 });
});
