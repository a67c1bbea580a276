import { damageHostile } from '../../src/procs.js';
import { hostileAttack } from '../../src/rules/hostile-reactions.js';
import { reactionStep } from '../../src/rules/reaction-step.js';
import { leaderPhase } from '../../src/rules/round.js';
import { table } from '../kit.js';
import { card } from './card.js';

/** Calthia in A with 1 damage, Dhoraz beside her with 2, and a leader of the box that reacts to her. */
const reacts = (kind: string, letter: string) =>
  table({ map: ['ABC'], limits: { A: 6 }, players: 1 })
    .hero('calthia', { in: 'A', damage: 1 })
    .hero('dhoraz', { in: 'A', damage: 2 })
    .hostile('x', { in: letter, kind })
    .runs(reactionStep, { hero: 'calthia' });

/** A melee attack reaches nobody in the next area. */
const reachesNobody = (kind: string) =>
  table({ players: 1 })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B', kind })
    .runs(hostileAttack, { hostile: 'x', execute: false, seat: 'p1' })
    .heroHas('calthia', { damage: 0 });

/** Damage adds up on a leader's card until it is this much. */
function bears(kind: string, resilience: number): void {
  table({ players: 1 })
    .hostile('x', { in: 'A', kind })
    .runs(damageHostile, { hostile: 'x', count: resilience - 1, by: null })
    .hostileIs('x', { damage: resilience - 1 })
    .runs(damageHostile, { hostile: 'x', count: 1, by: null })
    .isGone('x');
}

card('skeleton-champion', 'resilience 6; moves, then attacks for 2', () => {
  bears('skeleton-champion', 6);
  reachesNobody('skeleton-champion');
  for (const letter of ['A', 'B'])
    reacts('skeleton-champion', letter)
      .answers('p1', 'choose-victim', 'calthia')
      .heroHas('calthia', { damage: 3 })
      .hostileIs('x', { in: 'A' });
});

card('skeleton-champion', 'Rise again: a skeleton rises beside it, and all skeletons move', () => {
  table({ map: ['ABCDE'], players: 1 })
    .hero('calthia', { in: 'A' })
    .hostile('skeleton-champion', { in: 'C', kind: 'skeleton-champion' })
    .hostile('skeleton#1', { in: 'E', kind: 'skeleton' })
    .runs(leaderPhase, {})
    .picks('p1', 'skeleton#1')
    .hostileIs('skeleton#1', { in: 'D' })
    .hostileIs('skeleton#2', { in: 'B' })
    .hostileIs('skeleton-champion', { in: 'C' })
    .heroHas('calthia', { damage: 0 })
    .isQuiet();
});

card('stormvermin', 'resilience 6; moves, then attacks for 2', () => {
  bears('stormvermin', 6);
  reachesNobody('stormvermin');
  for (const letter of ['A', 'B'])
    reacts('stormvermin', letter)
      .answers('p1', 'choose-victim', 'calthia')
      .heroHas('calthia', { damage: 3 })
      .hostileIs('x', { in: 'A' });
});

card('stormvermin', 'Drive them on: every clanrat moves and attacks, then one more comes beside it', () => {
  table({ map: ['ABCDE'], players: 1 })
    .hero('calthia', { in: 'A' })
    .hostile('stormvermin', { in: 'E', kind: 'stormvermin' })
    .hostile('clanrat#1', { in: 'B', kind: 'clanrat' })
    .hostile('clanrat#2', { in: 'D', kind: 'clanrat' })
    .runs(leaderPhase, {})
    .picks('p1', 'clanrat#1')
    .heroHas('calthia', { damage: 1 })
    .hostileIs('clanrat#1', { in: 'A' })
    .hostileIs('clanrat#2', { in: 'C' })
    .hostileIs('clanrat#3', { in: 'D' })
    .isQuiet();
});

card('shaman', 'resilience 6; a bolt for 2 from afar, then out of sight', () => {
  bears('shaman', 6);
  reacts('shaman', 'B')
    .answers('p1', 'choose-victim', 'calthia')
    .heroHas('calthia', { damage: 3 })
    .hostileIs('x', { in: 'C' });
});

card('shaman', 'Get ’em: two others of the grots move and attack, and no more than two', () => {
  table({ map: ['ABCDE'], players: 1 })
    .hero('calthia', { in: 'A' })
    .hostile('shaman', { in: 'E', kind: 'shaman' })
    .hostile('grot#1', { in: 'B', kind: 'grot' })
    .hostile('squig#1', { in: 'B', kind: 'squig' })
    .hostile('squig-herder', { in: 'B', kind: 'squig-herder' })
    .hostile('clanrat#1', { in: 'B', kind: 'clanrat' })
    .runs(leaderPhase, {})
    .asks('p1', 'choose-hostile-to-act', 'grot#1', 'squig#1', 'squig-herder')
    .picks('p1', 'grot#1')
    .picks('p1', 'squig#1')
    .heroHas('calthia', { damage: 1 + 1 })
    .area('A', ['calthia', 'grot#1', 'squig#1'])
    .area('E', ['shaman'])
    .isQuiet();
});

card('orruk-boss', 'resilience 8; executes with an area blow for 2, then moves', () => {
  bears('orruk-boss', 8);
  reacts('orruk-boss', 'A')
    .answers('p1', 'order-targets', 'calthia')
    .heroHas('calthia', { damage: 3 })
    .heroHas('dhoraz', { wounded: true, damage: 0 })
    .emits('attack', { target: 'dhoraz' });
  reacts('orruk-boss', 'B')
    .heroHas('calthia', { damage: 1 })
    .heroHas('dhoraz', { damage: 2 })
    .hostileIs('x', { in: 'A' });
});

card('orruk-boss', 'Waaagh: the boss itself moves and attacks', () => {
  table({ map: ['ABC'], players: 1 })
    .hero('calthia', { in: 'A' })
    .hostile('orruk-boss', { in: 'B', kind: 'orruk-boss' })
    .hostile('orruk-boy#1', { in: 'B', kind: 'orruk-boy' })
    .runs(leaderPhase, {})
    .heroHas('calthia', { damage: 2 })
    .hostileIs('orruk-boss', { in: 'A' })
    .hostileIs('orruk-boy#1', { in: 'B' })
    .isQuiet();
});

card(
  'magister',
  'resilience 10; his bolt finds the most damaged hero in sight for 2, then he is gone',
  () => {
    bears('magister', 10);
    reacts('magister', 'B')
      .heroHas('calthia', { damage: 1 })
      .heroHas('dhoraz', { wounded: true, damage: 0 })
      .hostileIs('x', { in: 'C' });
  },
);

card('magister', 'Collector’s will: the rest of the cult moves and attacks, and an acolyte comes', () => {
  table({ map: ['ABCDE'], players: 1 })
    .hero('calthia', { in: 'A' })
    .hostile('magister', { in: 'E', kind: 'magister' })
    .hostile('tzaangor', { in: 'B', kind: 'tzaangor' })
    .hostile('brimstone-horror', { in: 'D', kind: 'brimstone-horror' })
    .hostile('grot#1', { in: 'B', kind: 'grot' })
    .runs(leaderPhase, {})
    .picks('p1', 'tzaangor')
    .heroHas('calthia', { damage: 2 })
    .hostileIs('tzaangor', { in: 'A' })
    .hostileIs('brimstone-horror', { in: 'C' })
    .hostileIs('acolyte#1', { in: 'D' })
    .hostileIs('magister', { in: 'E' })
    .hostileIs('grot#1', { in: 'B' })
    .isQuiet();
});
