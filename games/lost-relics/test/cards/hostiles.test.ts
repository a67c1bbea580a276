import { damageHostile } from '../../src/procs.js';
import { hostileAttack } from '../../src/rules/hostile-reactions.js';
import { reactionStep } from '../../src/rules/reaction-step.js';
import { table } from '../kit.js';
import { card } from './card.js';

/** Calthia in A, and a hostile of the box in this area; it reacts to her. */
const reacts = (kind: string, letter: string) =>
  table({ map: ['ABC'], players: 1 })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: letter, kind })
    .runs(reactionStep, { hero: 'calthia' });

const hit = (kind: string, ...blows: number[]) => {
  const t = table({ players: 1 }).hostile('x', { in: 'A', kind });
  for (const count of blows) t.runs(damageHostile, { hostile: 'x', count, by: null });
  return t;
};

/** A minion with a resilience: less than that turns it, a second blow or a full one slays it. */
function bears(kind: string, resilience: number): void {
  if (resilience > 1) {
    hit(kind, resilience - 1).hostileIs('x', { wounded: true });
    hit(kind, resilience - 1, 1).isGone('x');
  }
  hit(kind, resilience).isGone('x');
}

/** Strikes whoever stands beside it; from afar it only comes nearer, for it attacks before it moves. */
function attacksThenMoves(kind: string, damage: number): void {
  reacts(kind, 'A').heroHas('calthia', { damage }).hostileIs('x', { in: 'A' });
  reacts(kind, 'B').heroHas('calthia', { damage: 0 }).hostileIs('x', { in: 'A' });
}

/** Comes and strikes in one reaction; where it stands it reaches nobody in the next area. */
function movesThenAttacks(kind: string, damage: number): void {
  table({ players: 1 })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B', kind })
    .runs(hostileAttack, { hostile: 'x', execute: false, seat: 'p1' })
    .heroHas('calthia', { damage: 0 });
  reacts(kind, 'A').heroHas('calthia', { damage }).hostileIs('x', { in: 'A' });
  reacts(kind, 'B').heroHas('calthia', { damage }).hostileIs('x', { in: 'A' });
}

card('skeleton', 'resilience 2; attacks for 1, then moves', () => {
  bears('skeleton', 2);
  attacksThenMoves('skeleton', 1);
});

card('clanrat', 'resilience 1; attacks for 1, then moves', () => {
  bears('clanrat', 1);
  attacksThenMoves('clanrat', 1);
});

card('grot', 'resilience 1; attacks for 1, then moves', () => {
  bears('grot', 1);
  attacksThenMoves('grot', 1);
});

card('acolyte', 'resilience 2; its knife and its flame hurt for 1, near and far; then it moves', () => {
  bears('acolyte', 2);
  reacts('acolyte', 'A').heroHas('calthia', { damage: 1 });
  table({ players: 1 })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'C' })
    .hostile('x', { in: 'B', kind: 'acolyte' })
    .runs(reactionStep, { hero: 'calthia' })
    .answers('p1', 'choose-victim', 'dhoraz')
    .answers('p1', 'choose-hostile-step', 'A')
    .heroHas('dhoraz', { damage: 1 })
    .hostileIs('x', { in: 'A' });
  reacts('acolyte', 'B').heroHas('calthia', { damage: 1 }).hostileIs('x', { in: 'A' });
});

card('blue-horror', 'resilience 2; burns for 1 from afar, then withdraws', () => {
  bears('blue-horror', 2);
  reacts('blue-horror', 'B').heroHas('calthia', { damage: 1 }).hostileIs('x', { in: 'C' });
  reacts('blue-horror', 'A').heroHas('calthia', { damage: 1 }).hostileIs('x', { in: 'A' });
});

card('brimstone-horror', 'resilience 1; moves, then attacks for 1', () => {
  bears('brimstone-horror', 1);
  movesThenAttacks('brimstone-horror', 1);
});

card('squig', 'resilience 2; moves, then attacks for 1', () => {
  bears('squig', 2);
  movesThenAttacks('squig', 1);
});

card('tzaangor', 'resilience 3; moves, then attacks for 2', () => {
  bears('tzaangor', 3);
  movesThenAttacks('tzaangor', 2);
});

card('squig-herder', 'resilience 2; prods for 1 whoever is beside it, and withdraws from sight', () => {
  bears('squig-herder', 2);
  table({ map: ['AB'], doors: { gate: ['A', 'B'] }, players: 1 })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A', kind: 'squig-herder' })
    .runs(reactionStep, { hero: 'calthia' })
    .heroHas('calthia', { damage: 1 })
    .hostileIs('x', { in: 'B' });
  reacts('squig-herder', 'A').heroHas('calthia', { damage: 1 }).hostileIs('x', { in: 'A' });
  reacts('squig-herder', 'B').heroHas('calthia', { damage: 0 }).hostileIs('x', { in: 'C' });
});

card('orruk-boy', 'tough: any blow turns it, the second slays it; moves, then attacks for 2', () => {
  hit('orruk-boy', 9).hostileIs('x', { wounded: true });
  hit('orruk-boy', 9, 1).isGone('x');
  movesThenAttacks('orruk-boy', 2);
});

card('fanatic', 'resilience 2; whirls in and hits everyone there for 2, friends too', () => {
  bears('fanatic', 2);
  table({ players: 1 })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hostile('x', { in: 'A', kind: 'fanatic' })
    .hostile('mate', { in: 'A', kind: 'squig' })
    .runs(reactionStep, { hero: 'calthia' })
    .answers('p1', 'choose-reaction', 'x')
    .answers('p1', 'choose-victim', 'calthia')
    .picks('p1', 'calthia')
    .picks('p1', 'dhoraz')
    .heroHas('calthia', { damage: 2 })
    .heroHas('dhoraz', { damage: 2 })
    .isGone('mate')
    .hostileIs('x', { wounded: false });
  movesThenAttacks('fanatic', 2);
});
