import { expect } from 'vitest';
import { record } from '../../src/content/schema.js';
import { hostileAct } from '../../src/procs.js';
import { hostileAttack, hostileMove, hostileRetreat } from '../../src/rules/hostile-reactions.js';
import { rule, table } from '../kit.js';

const attack = { hostile: 'x', execute: false, seat: 'p1' };
const execute = { hostile: 'x', execute: true, seat: 'p1' };

rule('LR-HRA-01', 'four reactions: attack, execute, move and retreat', () => {
  const card = (reactions: string[]) => ({
    kind: 'hostile',
    id: 'h',
    name: 'h',
    origin: 'ours',
    group: 'g',
    rank: 'minion',
    resilience: 1,
    tokens: 1,
    attacks: [],
    reactions,
  });
  expect(record.safeParse(card(['attack', 'execute', 'move', 'retreat'])).success).toBe(true);
  expect(record.safeParse(card(['dance'])).success).toBe(false);
  expect(record.safeParse(card([])).success).toBe(false);
});

rule('LR-HRA-02', 'Attack: its attack against a hero', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A' })
    .runs(hostileAttack, attack)
    .heroHas('calthia', { damage: 1 });
});

rule('LR-HRA-03', 'Attack without a target is skipped, what follows is not', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B' })
    .runs(hostileAct, { hostile: 'x', does: ['attack', 'move'], next: 0, seat: 'p1' })
    .doesNotEmit('attack')
    .hostileIs('x', { in: 'A' })
    .isQuiet();
});

rule('LR-HRA-04', 'the first listed attack that has a target, with its one damage value', () => {
  const attacks = [
    { name: 'Bite', range: 'melee', damage: 2 },
    { name: 'Spit', range: 'ranged', damage: 1 },
  ];
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B', attacks })
    .runs(hostileAttack, attack)
    .heroHas('calthia', { damage: 1 });
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A', attacks })
    .runs(hostileAttack, attack)
    .heroHas('calthia', { damage: 2 });
});

const three = (a: number, b: number) =>
  table()
    .hero('calthia', { in: 'A', damage: a })
    .hero('dhoraz', { in: 'A', damage: b })
    .hostile('x', { in: 'A' });

rule('LR-HRA-05', 'Execute: among those in reach, one with the most damage tokens', () => {
  three(1, 3)
    .runs(hostileAttack, execute)
    .heroHas('dhoraz', { wounded: true })
    .heroHas('calthia', { damage: 1 })
    .isQuiet();
  three(1, 2)
    .hero('luxa', { in: 'C', damage: 3 })
    .runs(hostileAttack, execute)
    .heroHas('dhoraz', { damage: 3 });
});

rule('LR-HRA-06', 'Execute with a tie, or with nobody damaged: the player chooses', () => {
  three(2, 2).runs(hostileAttack, execute).asks('p1', 'choose-victim', 'calthia', 'dhoraz');
  three(0, 0).runs(hostileAttack, execute).asks('p1', 'choose-victim', 'calthia', 'dhoraz');
});

rule('LR-HRA-07', 'Execute without a target is skipped', () => {
  table()
    .hero('calthia', { in: 'A', damage: 1 })
    .hostile('x', { in: 'B' })
    .runs(hostileAttack, execute)
    .heroHas('calthia', { damage: 1 })
    .isQuiet();
});

const move = { hostile: 'x' };

rule('LR-HRA-08', 'Move is skipped beside a hero in the same area', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'B' })
    .hostile('x', { in: 'A' })
    .runs(hostileMove, move)
    .hostileIs('x', { in: 'A' })
    .isQuiet();
});

rule(
  'LR-HRA-09',
  'Move: into an adjacent area with heroes, chosen by the player whose hero acted last',
  () => {
    table({ map: ['DBACE'] })
      .hero('calthia', { in: 'B' })
      .hero('dhoraz', { in: 'C' })
      .given((b) => {
        b.lastActed = 'dhoraz';
      })
      .hostile('x', { in: 'A' })
      .runs(hostileMove, move)
      .asks('p2', 'choose-hostile-step', 'B', 'C')
      .picks('p2', 'C')
      .hostileIs('x', { in: 'C' });
  },
);

rule(
  'LR-HRA-10',
  'Move: if every such area is full, a hero there takes the damage of the first attack',
  () => {
    table({ limits: { A: 1 } })
      .hero('calthia', { in: 'A' })
      .hostile('x', { in: 'B', attack: 2 })
      .runs(hostileMove, move)
      .heroHas('calthia', { damage: 2 })
      .hostileIs('x', { in: 'B' })
      .isQuiet();
  },
);

rule('LR-HRA-11', 'with room in one of them it goes there and nobody is damaged', () => {
  table({ map: ['BAC'], limits: { B: 1 } })
    .hero('calthia', { in: 'B' })
    .hero('dhoraz', { in: 'C' })
    .hostile('x', { in: 'A' })
    .runs(hostileMove, move)
    .hostileIs('x', { in: 'C' })
    .heroHas('calthia', { damage: 0 })
    .heroHas('dhoraz', { damage: 0 })
    .isQuiet();
});

rule('LR-HRA-12', 'the blow of a blocked move is plain damage to one hero', () => {
  table({ limits: { A: 2 } })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .given((b) => {
      b.lastActed = 'dhoraz';
    })
    .hostile('x', { in: 'B', area: true })
    .runs(hostileMove, move)
    .asks('p2', 'choose-blocked-victim', 'calthia', 'dhoraz')
    .picks('p2', 'calthia')
    .heroHas('calthia', { damage: 1 })
    .heroHas('dhoraz', { damage: 0 })
    .doesNotEmit('attack')
    .isQuiet();
});

rule('LR-HRA-13', 'Move from afar: one step nearer to the nearest hero', () => {
  table({ map: ['ABCDEFGH'] })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'H' })
    .hostile('x', { in: 'D' })
    .runs(hostileMove, move)
    .hostileIs('x', { in: 'C' })
    .isQuiet();
});

rule('LR-HRA-14', 'Move is skipped if no such step is possible', () => {
  table({ map: ['ABCD'], limits: { B: 1, C: 1 } })
    .hero('calthia', { in: 'A' })
    .hostile('w', { in: 'C' })
    .hostile('x', { in: 'D' })
    .runs(hostileMove, move)
    .hostileIs('x', { in: 'D' })
    .isQuiet();
});

rule('LR-HRA-15', 'fewest areas, doors taken as open; ties are for the player', () => {
  table({ map: ['ABXCD', '##X##'] })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'D' })
    .hostile('x', { in: 'X' })
    .runs(hostileMove, move)
    .asks('p1', 'choose-hostile-step', 'B', 'C');
  // The short way is through a closed door.
  table({ map: ['A#B#C', 'D###E', 'DDDDE'], doors: { d1: ['A', 'B'], d2: ['B', 'C'] } })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'C' })
    .runs(hostileMove, move)
    .hostileIs('x', { in: 'B' })
    .isQuiet();
});

rule('LR-HRA-16', 'Retreat: one area further, where no hero sees it', () => {
  table({ map: ['ABC'] })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B' })
    .runs(hostileRetreat, move)
    .hostileIs('x', { in: 'C' })
    .isQuiet();
});

rule('LR-HRA-17', 'Retreat is skipped when every adjacent area is seen', () => {
  table({ map: ['AB', 'CD'] })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B' })
    .runs(hostileRetreat, move)
    .hostileIs('x', { in: 'B' })
    .isQuiet();
});

rule('LR-HRA-18', 'unseen it stays; doors count as open for the step and hide it afterwards', () => {
  table({ map: ['ABCD'] })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'C' })
    .runs(hostileRetreat, move)
    .hostileIs('x', { in: 'C' })
    .isQuiet();
  table({ map: ['AB'], doors: { d1: ['A', 'B'] } })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A' })
    .runs(hostileRetreat, move)
    .hostileIs('x', { in: 'B' })
    .visible('A', 'B', false)
    .isQuiet();
});

rule('LR-HRA-19', 'hostiles never enter a full area, and engagement never holds them', () => {
  table({ map: ['ABC'], limits: { B: 2 } })
    .hero('calthia', { in: 'A' })
    .hostile('v', { in: 'B' })
    .hostile('w', { in: 'B' })
    .hostile('x', { in: 'C' })
    .runs(hostileMove, move)
    .hostileIs('x', { in: 'C' })
    .isQuiet();
  // Nor does it retreat into one.
  table({ map: ['ABC'], limits: { C: 1 } })
    .hero('calthia', { in: 'A' })
    .hostile('w', { in: 'C' })
    .hostile('x', { in: 'B' })
    .runs(hostileRetreat, move)
    .hostileIs('x', { in: 'B' })
    .isQuiet();
  table({ map: ['AB'], doors: { d1: ['A', 'B'] } })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hostile('x', { in: 'A' })
    .runs(hostileRetreat, move)
    .hostileIs('x', { in: 'B' });
});

rule('LR-HRA-10', 'the first attack on the card counts, whatever the others deal and reach', () => {
  const blocked = (first: object, second: object) =>
    table({ limits: { A: 1 } })
      .hero('calthia', { in: 'A' })
      .hostile('x', { in: 'B', attacks: [first, second] })
      .runs(hostileMove, move)
      .hostileIs('x', { in: 'B' })
      .isQuiet();
  const bite = { name: 'Bite', range: 'melee', damage: 2 };
  const spit = { name: 'Spit', range: 'ranged', damage: 3 };
  blocked(bite, spit).heroHas('calthia', { damage: 2 });
  blocked(spit, bite).heroHas('calthia', { damage: 3 });
});

rule('LR-HRA-16', 'the player whose hero acted last says where it retreats, wherever he sits', () => {
  const flees = (acted: 'dhoraz' | 'luxa') =>
    table({ map: ['##C#', 'ABBD', '##E#'] })
      .line('calthia', 'dhoraz', 'luxa', 'regis')
      .hero('calthia', { in: 'A' })
      .given((b) => {
        b.lastActed = acted;
      })
      .hostile('x', { in: 'B' })
      .runs(hostileRetreat, move);
  flees('luxa')
    .asks('p3', 'choose-retreat', 'C', 'D', 'E')
    .refuses({ picks: ['C'], seat: 'p1' }, 'seat')
    .picks('p3', 'D')
    .hostileIs('x', { in: 'D' })
    .isQuiet();
  flees('dhoraz').asks('p2', 'choose-retreat', 'C', 'D', 'E').picks('p2', 'E').hostileIs('x', { in: 'E' });
});
