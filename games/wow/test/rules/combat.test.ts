import { expect } from 'vitest';
import { attackTypeOf, newFighter } from '../../src/fighters.js';
import { attacks, beast, challenger, dice, fights, rivals, weapon } from '../battles.js';
import { testItem } from '../cards.js';
import { addTestCards, rule } from '../kit.js';

addTestCards(
  beast('archer', { type: 'ranged' }),
  beast('wall', { defense: 20 }),
  beast('giant', { attack: 9, damage: 4, defense: 20 }),
  beast('frail-giant', { attack: 9, damage: 4, defense: 1 }),
  beast('sniper', { type: 'ranged', attack: 9, damage: 4, defense: 1 }),
  testItem('bow', { back: weapon({ type: 'ranged' }) }),
  testItem('axe', { back: weapon({ damage: 2 }) }),
  testItem('club', { back: weapon({ attack: 5 }) }),
);

rule('WOW-CMB-01', 'the attack type decides the step', () => {
  const made = fights(challenger({ weapon: 'bow' }), 'wall', [1, 1]).isQuiet();
  made.emitsInOrder('combat-roll', 'combat-step', 'combat-step', 'attack', 'combat-step', 'attack');
  const told = made.events.filter(({ type }) => type === 'combat-step' || type === 'attack');
  expect(told.map(({ data }) => data.step ?? data.who)).toEqual([
    'roll',
    'powers',
    'ranged',
    'p1',
    'melee',
    'wall',
    'end',
  ]);
});

rule('WOW-CMB-02', 'the type of an equipped weapon counts', () => {
  const made = challenger({ weapon: 'bow', bag: ['axe'] });
  expect(attackTypeOf(made.now, newFighter('p1', null, 0))).toBe('ranged');
  expect(attackTypeOf(made.rival('p1', { weapon: 'axe' }).now, newFighter('p1', null, 0))).toBe('melee');
  expect(attackTypeOf(made.rival('p1', { weapon: null }).now, newFighter('p1', null, 0))).toBe('melee');
});

rule('WOW-CMB-03', 'the character attacks, the encounter defends', () => {
  fights(challenger(), 'wall', [1, 1]).emits('combat', { attacker: 'p1', defender: 'wall' });
});

rule('WOW-CMB-04', 'roll, powers, melee, end', () => {
  const made = fights(challenger(), 'wall', [1, 1]);
  const steps = made.events.filter(({ type }) => type === 'combat-step').map(({ data }) => data.step);
  expect(steps).toEqual(['roll', 'powers', 'melee', 'end']);
});

rule('WOW-CMB-05', 'the neighbor on the right rolls black, both at the same time', () => {
  fights(challenger({}, 4), 'wall', [4, 2]).emitsTimes(1, 'combat-roll', { red: 4, black: 2, rolls: 'p4' });
});

rule('WOW-CMB-07', 'no ranged step without a ranged attack', () => {
  fights(challenger(), 'wall', [1, 1]).doesNotEmit('combat-step', { step: 'ranged' });
  fights(challenger(), 'archer', [1, 1]).emits('combat-step', { step: 'ranged' });
});

rule('WOW-CMB-08', 'the die and the attack value', () => {
  fights(challenger({ weapon: 'bow' }), 'wall', [3, 1]).emits('attack', { who: 'p1', total: 5 });
  fights(challenger({ level: 'red' }), 'wall', [3, 1]).emits('attack', { who: 'p1', total: 8 });
});

rule('WOW-CMB-09', 'a total equal to the defense hits, a lower one misses', () => {
  fights(challenger(), 'grey-rat#1', [3, 1])
    .emits('attack', { who: 'p1', total: 5, defense: 5, hits: true })
    .emits('encounter-defeated', { card: 'grey-rat#1' });
  fights(challenger(), 'grey-rat#1', [2, 1])
    .emits('attack', { who: 'p1', total: 4, defense: 5, hits: false })
    .doesNotEmit('encounter-defeated');
});

rule('WOW-CMB-10', 'a hit deals the damage value', () => {
  fights(challenger(), 'wall', [1, 3]).has('p1', { damage: 1 });
  attacks(rivals({ weapon: 'axe' }), 3, 1)
    .has('p2', { damage: 2 })
    .has('p1', { damage: 0 });
});

rule('WOW-CMB-11', 'whoever falls in the ranged step never reaches the melee step', () => {
  fights(challenger({ damage: 3 }), 'archer', [6, 3])
    .emits('defeated', { seat: 'p1' })
    .doesNotEmit('combat-step', { step: 'melee' })
    .doesNotEmit('encounter-defeated');
});

rule('WOW-CMB-12', 'one damage defeats an encounter', () => {
  fights(challenger(), 'grey-rat#1', [3, 1]).emits('encounter-defeated');
  addTestCards({
    kind: 'board-encounter',
    id: 'big-ogre',
    name: 'Big Ogre',
    origin: 'ours',
    combat: { attack: 0, type: 'melee', defense: 5, damage: 1 },
    reward: { level: 'green' },
  });
  fights(challenger(), 'big-ogre', [3, 1], 'board').emits('encounter-defeated', { card: 'big-ogre' });
});

rule('WOW-CMB-13', 'two ranged attacks, and both fall', () => {
  fights(challenger({ weapon: 'bow' }), 'sniper', [1, 1])
    .emits('encounter-defeated', { card: 'sniper' })
    .emits('defeated', { seat: 'p1' });
});

rule('WOW-CMB-14', 'an encounter that falls in the ranged step never attacks', () => {
  fights(challenger({ weapon: 'bow' }), 'frail-giant', [1, 6])
    .emits('encounter-defeated')
    .doesNotEmit('attack', { who: 'frail-giant' })
    .has('p1', { damage: 0 });
});

rule('WOW-CMB-15', 'the melee step hits, hurts and defeats in the same way', () => {
  addTestCards(
    beast('fort', { defense: 7, attack: 0 }),
    beast('brute', { attack: 9, damage: 2, defense: 20 }),
  );
  fights(challenger({ weapon: 'club' }), 'fort', [2, 1]).emits('attack', { who: 'p1', total: 7, hits: true });
  fights(challenger({ damage: 2 }), 'brute', [1, 1]).emits('defeated', { seat: 'p1', by: 'brute' });
});

rule('WOW-CMB-16', 'two melee attacks, and both fall', () => {
  fights(challenger(), 'frail-giant', [1, 1])
    .emits('encounter-defeated', { card: 'frail-giant' })
    .emits('defeated', { seat: 'p1' })
    .emitsTimes(2, 'attack');
});

rule('WOW-CMB-17', 'the item of a defeated encounter goes to the bag', () => {
  fights(challenger(), 'grey-pouch', [3, 1])
    .has('p1', { bag: ['grey-pouch'], weapon: null })
    .emits('item-gained', { seat: 'p1', item: 'grey-pouch' });
});

rule('WOW-CMB-18', 'the reward of a board encounter', () => {
  fights(challenger(), 'ogre', [4, 1], 'board').has('p1', { level: 'green' });
  fights(challenger(), 'ogre', [3, 1], 'board').has('p1', { level: 'grey' });
});

rule('WOW-CMB-19', 'neither defeated: the card on the track, the marker on the space', () => {
  const { board } = fights(challenger().marker(1, 'grey-rat#2', 'g3'), 'wall', [1, 1]);
  expect(board.track[1]).toEqual({ card: 'wall', space: 'g1', aggro: false });
});

rule('WOW-CMB-20', 'only the character falls: to a city, then the marker is placed', () => {
  const made = fights(challenger(), 'giant', [1, 1]);
  made.has('p1', { space: 'home', damage: 0 }).emitsInOrder('defeated', 'sent-to', 'encounter-undefeated');
  expect(made.board.track[0]).toEqual({ card: 'giant', space: 'g1', aggro: false });
});

rule('WOW-CMB-21', 'both fall: no item, and the card on top of its deck', () => {
  const glass = beast(
    'glass',
    { attack: 9, damage: 4, defense: 1 },
    { is: 'item', name: 'Glass', slot: 'bag' },
  );
  addTestCards(glass);
  const made = fights(challenger().deck('grey', 'grey-rat#1'), 'glass', [1, 1]);
  made.has('p1', { space: 'home', bag: [] });
  expect(made.board.challenge.grey).toEqual(['grey-rat#1', 'glass']);
  expect(made.board.track.every((one) => one === null)).toBe(true);
});

rule('WOW-CMB-22', 'a board encounter stays on the board', () => {
  const missed = fights(challenger(), 'ogre', [1, 1], 'board');
  expect(missed.board.track.every((one) => one === null)).toBe(true);
  fights(missed, 'ogre', [4, 1], 'board').has('p1', { level: 'green' });
  fights(challenger({ damage: 3 }), 'ogre', [4, 3], 'board').has('p1', { level: 'grey', space: 'home' });
});

rule('WOW-CMB-23', 'an encounter of the track keeps its slot or leaves it free', () => {
  const kept = fights(challenger().marker(2, 'grey-pouch', 'g1'), 'grey-pouch', [2, 1], 'track');
  expect(kept.board.track[1]).toEqual({ card: 'grey-pouch', space: 'g1', aggro: false });
  expect(kept.board.track.filter((one) => one !== null)).toHaveLength(1);
  const won = fights(challenger().marker(2, 'grey-pouch', 'g1'), 'grey-pouch', [3, 1], 'track');
  expect(won.board.track[1]).toBeNull();
  won.has('p1', { bag: ['grey-pouch'] }).emits('marker-removed', { slot: 2 });
  const both = fights(challenger({ damage: 3 }).marker(2, 'grey-pouch', 'g1'), 'grey-pouch', [3, 3], 'track');
  expect(both.board.track[1]).toBeNull();
  both.has('p1', { bag: [], space: 'home' });
});

rule('WOW-CMB-24', 'damage of earlier turns counts', () => {
  const rat = [1, 3];
  fights(challenger({ level: 'green', damage: 4 }), 'archer', [1, 4]).emits('defeated', { seat: 'p1' });
  fights(challenger({ damage: 2 }), 'grey-rat#1', rat)
    .has('p1', { damage: 3 })
    .doesNotEmit('defeated');
});

rule('WOW-CMB-25', 'a weapon that prints damage replaces the own value', () => {
  attacks(rivals({ weapon: 'axe' }), 3, 1).has('p2', { damage: 2 });
  attacks(rivals({ weapon: 'club' }), 3, 1).has('p2', { damage: 1 });
});

rule(['WOW-DSC-10', 'WOW-DSC-11'], 'an ambush: more damage, and from afar', () => {
  const made = challenger();
  made.board.turn.ambush = 1;
  fights(made, 'grey-rat#1', [1, 3])
    .has('p1', { damage: 2 })
    .emits('attack', { who: 'grey-rat#1', type: 'ranged', total: 5 })
    .emits('attack', { who: 'p1', type: 'melee' });
});

rule('WOW-DSC-12', 'an ambush holds for characters too, and for every combat of the turn', () => {
  const made = rivals();
  made.board.turn.ambush = 1;
  attacks(made, 1, 3).has('p1', { damage: 2 }).emits('attack', { who: 'p2', type: 'ranged' });
  dice(made, 1, 3);
  fights(made, 'grey-rat#1', []).has('p1', { damage: 0, space: 'home' });
  made.board.turn.ambush = 0;
  fights(made.rival('p1', { space: 'g1' }), 'grey-rat#1', [1, 3]).has('p1', { damage: 1 });
});
