import { expect } from 'vitest';
import { damageHero } from '../../src/procs.js';
import type { HeroId } from '../../src/terms.js';
import { table } from '../kit.js';
import { card, POST } from './card.js';

type Side = { wounded: boolean };
const UP: Side = { wounded: false };
const DOWN: Side = { wounded: true };

/** What one attack with this die does to a hostile beside the hero, or one area away. */
function blow(hero: HeroId, side: Side, action: string, die: number, far = false): number | undefined {
  const t = table({ players: 1 })
    .hero(hero, { in: 'A', dice: [die], ...side })
    .hostile('post', { in: far ? 'B' : 'A', ...POST })
    .turnOf(hero)
    .acts(hero, action);
  return t.board.hostiles.find(({ id }) => id === 'post')?.damage;
}

/** So much damage leaves the side up, and one more does not. */
function bears(hero: HeroId, side: Side, resilience: number): void {
  const hurt = (count: number) =>
    table({ players: 1 })
      .hero(hero, { in: 'A', ...side })
      .runs(damageHero, { hero, count, by: null });
  hurt(resilience - 1).heroHas(hero, { ...side, damage: resilience - 1, out: false });
  hurt(resilience).heroHas(hero, side.wounded ? { out: true } : { wounded: true, damage: 0 });
}

/** With less than this number two areas and no way out of a fight, with it three areas, or an evasion. */
function moves(hero: HeroId, side: Side, inspired: number): void {
  const walk = (die: number) =>
    table({ map: ['ABCDE'], players: 1 })
      .hero(hero, { in: 'A', dice: [die], ...side })
      .turnOf(hero)
      .acts(hero, 'move');
  walk(inspired - 1)
    .picks('p1', 'C')
    .heroHas(hero, { in: 'C' })
    .isQuiet();
  walk(inspired)
    .answers('p1', 'choose-change', 'sprint')
    .picks('p1', 'C')
    .picks('p1', 'D')
    .heroHas(hero, { in: 'D' })
    .isQuiet();
  const fight = (die: number) =>
    table({ players: 1 })
      .hero(hero, { in: 'A', dice: [die], ...side })
      .hostile('post', { in: 'A', ...POST });
  fight(inspired - 1).legal(hero, 'move', inspired - 1, false);
  fight(inspired).turnOf(hero).acts(hero, 'move').picks('p1', 'C').heroHas(hero, { in: 'C' });
}

/** With less than this number one token comes off, with it two, or the card turns back. */
function rests(hero: HeroId, side: Side, inspired: number): void {
  const rest = (die: number, damage: number) =>
    table({ players: 1 })
      .hero(hero, { in: 'A', dice: [die], damage, ...side })
      .turnOf(hero)
      .acts(hero, 'rest');
  rest(inspired - 1, 2).heroHas(hero, { damage: 1, ...side });
  rest(inspired, 2).heroHas(hero, { damage: 0, ...side });
  rest(inspired - 1, 0).heroHas(hero, side);
  rest(inspired, 0).heroHas(hero, { wounded: false });
}

function opens(hero: HeroId, side: Side): void {
  table({ map: ['AB'], doors: { gate: ['A', 'B'] }, players: 1 })
    .hero(hero, { in: 'A', dice: [2], ...side })
    .turnOf(hero)
    .acts(hero, 'interact')
    .visible('A', 'B', true);
}

/** The four actions that every card prints. */
function everyday(hero: HeroId, side: Side, { resilience, move, rest }: { [name: string]: number }): void {
  bears(hero, side, resilience as number);
  moves(hero, side, move as number);
  rests(hero, side, rest as number);
  opens(hero, side);
}

card('calthia', 'unwounded: resilience 4, moves on 4+, rests on 5+, opens', () => {
  everyday('calthia', UP, { resilience: 4, move: 4, rest: 5 });
});

card('calthia', 'wounded: resilience 4, moves on 4+, rests on 5+, opens', () => {
  everyday('calthia', DOWN, { resilience: 4, move: 4, rest: 5 });
});

card('calthia', 'Broadsword: 2, and 3 on 5+; wounded, on 4+; melee', () => {
  expect(blow('calthia', UP, 'broadsword', 4)).toBe(2);
  expect(blow('calthia', UP, 'broadsword', 5)).toBe(3);
  expect(blow('calthia', DOWN, 'broadsword', 3)).toBe(2);
  expect(blow('calthia', DOWN, 'broadsword', 4)).toBe(3);
  for (const side of [UP, DOWN])
    table()
      .hero('calthia', { in: 'A', ...side })
      .hostile('post', { in: 'B', ...POST })
      .legal('calthia', 'broadsword', 6, false);
});

card('calthia', 'Call of Truth: on 4+ another hero beside her gains destiny; never while wounded', () => {
  const calls = (side: Side) =>
    table({ players: 1 })
      .hero('calthia', { in: 'A', dice: [4], ...side })
      .hero('dhoraz', { in: 'A' })
      .hero('luxa', { in: 'A' })
      .hero('regis', { in: 'B' });
  calls(UP)
    .legal('calthia', 'call-of-truth', 3, false)
    .turnOf('calthia')
    .acts('calthia', 'call-of-truth')
    .asks('p1', 'choose-for-destiny', 'dhoraz', 'luxa')
    .picks('p1', 'luxa')
    .heroHas('luxa', { destiny: 1 })
    .heroHas('dhoraz', { destiny: 0 })
    .heroHas('calthia', { destiny: 0 });
  calls(DOWN).actions('calthia', ['move', 'rest']);
});

card('dhoraz', 'unwounded: resilience 4, moves on 4+, rests on 5+, opens', () => {
  everyday('dhoraz', UP, { resilience: 4, move: 4, rest: 5 });
});

card('dhoraz', 'wounded: resilience 5, moves on 5+, rests on 5+, opens', () => {
  everyday('dhoraz', DOWN, { resilience: 5, move: 5, rest: 5 });
});

card('dhoraz', 'Giant-fell Hammer: 2, and 4 on 5+, on both sides', () => {
  for (const side of [UP, DOWN]) {
    expect(blow('dhoraz', side, 'hammer', 4)).toBe(2);
    expect(blow('dhoraz', side, 'hammer', 5)).toBe(4);
    table()
      .hero('dhoraz', { in: 'A', ...side })
      .hostile('post', { in: 'B', ...POST })
      .legal('dhoraz', 'hammer', 6, false);
  }
});

card('dhoraz', 'Wide Sweep: 1, or 2 on 6, to everyone else in his area; not while wounded', () => {
  const sweeps = (die: number) =>
    table({ players: 1 })
      .hero('dhoraz', { in: 'A', dice: [die] })
      .hero('regis', { in: 'A' })
      .hostile('x', { in: 'A', ...POST })
      .hostile('y', { in: 'B', ...POST })
      .turnOf('dhoraz')
      .acts('dhoraz', 'sweep')
      .answers('p1', 'order-targets', 'x')
      .hostileIs('y', { damage: 0 })
      .heroHas('dhoraz', { damage: 0 });
  sweeps(5).hostileIs('x', { damage: 1 }).heroHas('regis', { damage: 1 });
  sweeps(6).hostileIs('x', { damage: 2 }).heroHas('regis', { damage: 2 });
  table()
    .hero('dhoraz', { in: 'A', dice: [6], ...DOWN })
    .hostile('x', { in: 'A', ...POST })
    .actions('dhoraz', ['hammer', 'move']);
});

card('luxa', 'unwounded: resilience 3, moves on 4+, rests on 5+, opens', () => {
  everyday('luxa', UP, { resilience: 3, move: 4, rest: 5 });
});

card('luxa', 'wounded: resilience 3, moves on 4+, rests on 5+, opens', () => {
  everyday('luxa', DOWN, { resilience: 3, move: 4, rest: 5 });
});

card('luxa', 'Javelin: 1, and 2 on 4+; wounded, on 5+; into an adjacent area too', () => {
  for (const far of [false, true]) {
    expect(blow('luxa', UP, 'javelin', 3, far)).toBe(1);
    expect(blow('luxa', UP, 'javelin', 4, far)).toBe(2);
    expect(blow('luxa', DOWN, 'javelin', 4, far)).toBe(1);
    expect(blow('luxa', DOWN, 'javelin', 5, far)).toBe(2);
  }
});

/** Luxa stands where she sees nothing; Taros stands before the hostile. */
const whistles = (side: Side, die: number, bird: Side = UP) =>
  table({ map: ['ABCD'], players: 1 })
    .hero('luxa', { in: 'D', dice: [die], ...side })
    .hero('taros', { in: 'A', ...bird })
    .hostile('post', { in: 'A', ...POST })
    .turnOf('luxa')
    .acts('luxa', 'whistle');

card('luxa', 'Whistle: Taros makes one action; on 4+ (wounded: 5+) up to two inspired ones', () => {
  whistles(UP, 3).hostileIs('post', { damage: 1 }).isQuiet();
  whistles(DOWN, 4).hostileIs('post', { damage: 1 }).isQuiet();
  for (const t of [whistles(UP, 4), whistles(DOWN, 5)])
    t.answers('p1', 'choose-commanded-action', 'talons')
      .hostileIs('post', { damage: 2 })
      .answers('p1', 'choose-commanded-action', 'talons')
      .hostileIs('post', { damage: 4 })
      .isQuiet();
  whistles(UP, 4)
    .picks('p1', 'talons')
    .answers('p1', 'choose-commanded-action', 'decline')
    .hostileIs('post', { damage: 2 });
});

card('regis', 'unwounded: resilience 3, moves on 4+, rests on 5+, opens', () => {
  everyday('regis', UP, { resilience: 3, move: 4, rest: 5 });
});

card('regis', 'wounded: resilience 3, moves on 4+, rests on 5+, opens', () => {
  everyday('regis', DOWN, { resilience: 3, move: 4, rest: 5 });
});

card('regis', 'Bolt: 2, and 3 on 5+, near and far, on both sides', () => {
  for (const side of [UP, DOWN]) {
    for (const far of [false, true]) {
      expect(blow('regis', side, 'bolt', 4, far)).toBe(2);
      expect(blow('regis', side, 'bolt', 5, far)).toBe(3);
    }
  }
});

card('regis', 'Bolt brings destiny if it slays while he is wounded', () => {
  const bolt = (side: Side, resilience: number) =>
    table({ players: 1 })
      .hero('regis', { in: 'A', dice: [2], ...side })
      .hostile('x', { in: 'B', resilience, reactions: ['retreat'] })
      .turnOf('regis')
      .acts('regis', 'bolt');
  bolt(DOWN, 2).isGone('x').heroHas('regis', { destiny: 1 });
  bolt(DOWN, 3).hostileIs('x', { wounded: true }).heroHas('regis', { destiny: 0 });
  bolt(UP, 2).isGone('x').heroHas('regis', { destiny: 0 });
});

card('regis', 'Thunderclap: 1 to everyone else in his area; on 6 it is 2, and one is thrown out', () => {
  const claps = (die: number) =>
    table({ map: ['AB'], players: 1 })
      .hero('regis', { in: 'A', dice: [die] })
      .hero('dhoraz', { in: 'A' })
      .hostile('x', { in: 'A', ...POST })
      .turnOf('regis')
      .acts('regis', 'thunderclap')
      .answers('p1', 'order-targets', 'x')
      .heroHas('regis', { damage: 0 });
  claps(5).hostileIs('x', { damage: 1, in: 'A' }).heroHas('dhoraz', { damage: 1 });
  claps(6).hostileIs('x', { damage: 2, in: 'B' }).heroHas('dhoraz', { damage: 2 });
  table()
    .hero('regis', { in: 'A', dice: [6], ...DOWN })
    .hostile('x', { in: 'A', ...POST })
    .actions('regis', ['bolt', 'move']);
});

card('taros', 'resilience 2 on both sides', () => {
  bears('taros', UP, 2);
  bears('taros', DOWN, 2);
});

card('taros', 'Talons: melee, 1, and 2 when Luxa’s whistle was inspired, on both sides', () => {
  for (const bird of [UP, DOWN]) {
    whistles(UP, 3, bird).hostileIs('post', { damage: 1 });
    whistles(UP, 4, bird).picks('p1', 'talons').hostileIs('post', { damage: 2 });
  }
});

card('taros', 'moves two areas, three by an inspired whistle; rests for 1 or 2; opens doors', () => {
  for (const bird of [UP, DOWN]) {
    const calm = (die: number) =>
      table({ map: ['ABCDE'], doors: { gate: ['A', 'C'] }, players: 1 })
        .hero('luxa', { in: 'E', dice: [die] })
        .hero('taros', { in: 'A', damage: 1, ...bird })
        .turnOf('luxa')
        .acts('luxa', 'whistle')
        .asks('p1', 'choose-commanded-action', 'move', 'rest', 'interact');
    calm(3).picks('p1', 'move').picks('p1', 'C').heroHas('taros', { in: 'C' }).isQuiet();
    calm(4)
      .picks('p1', 'move')
      .picks('p1', 'sprint')
      .picks('p1', 'C')
      .picks('p1', 'D')
      .heroHas('taros', { in: 'D' });
    calm(3).picks('p1', 'rest').heroHas('taros', { damage: 0 });
    calm(3).picks('p1', 'interact').visible('A', 'C', true);
  }
  table({ map: ['ABC'], players: 1 })
    .hero('luxa', { in: 'C', dice: [4] })
    .hero('taros', { in: 'A', ...DOWN })
    .turnOf('luxa')
    .acts('luxa', 'whistle')
    .picks('p1', 'rest')
    .heroHas('taros', { wounded: false });
});
