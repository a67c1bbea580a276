import { expect } from 'vitest';
import { damageHero, damageHostile } from '../../src/procs.js';
import { addTestCards, rule, table } from '../kit.js';
import { bones } from '../records.js';

const HITS = { by: null, weapon: null } as const;
const hit = (hostile: string, count: number) => ({ hostile, count, ...HITS });

const sided = (passive: object) => ({ ...bones.day, passives: [passive] });
addTestCards(
  {
    ...bones,
    id: 'phantoms',
    models: [{ id: 'phantom', name: 'Phantom', count: 1 }],
    composition: [],
    day: { ...sided({ ignores: 9 }), wounds: 9 },
    night: bones.night,
  },
  {
    ...bones,
    id: 'shells',
    models: [{ id: 'shell', name: 'Shell', count: 1 }],
    composition: [],
    day: { ...sided({ ignores: 10, reduces: 2, least: 1 }), wounds: 9 },
    night: bones.night,
  },
  {
    ...bones,
    id: 'kings',
    models: [{ id: 'king', name: 'King', count: 1 }],
    composition: [],
    day: { ...sided({ stat: 'reduce', add: 1 }), wounds: 9 },
    night: bones.night,
  },
);

const facing = (id: string) => table().hero('ada', { at: 'hall:a1' }).hostile(id, { at: 'hall:b1' });

rule('CC-DMG-01', 'damage is counted on the hostile', () => {
  facing('phantom').questDie(1).runs(damageHostile, hit('phantom', 4)).hostileIs('phantom', { damage: 4 });
});

rule('CC-DMG-02', 'slain when the damage reaches its Wounds, and no other model with it', () => {
  const one = facing('bone#1').hostile('bone#2', { at: 'hall:b1' });
  one.runs(damageHostile, hit('bone#1', 1)).hostileIs('bone#1', { damage: 1 });
  one.runs(damageHostile, hit('bone#1', 1)).isGone('bone#1').hostileIs('bone#2', { damage: 0 });
  facing('bone#3')
    .hostile('bone#4', { at: 'hall:b1' })
    .runs(damageHostile, hit('bone#3', 3))
    .isGone('bone#3')
    .hostileIs('bone#4', { damage: 0 });
});

rule('CC-DMG-03', 'a slain hostile lies on the card of its group', () => {
  const one = facing('bone#1').runs(damageHostile, hit('bone#1', 2));
  expect(one.board.track[0]?.slain).toEqual(['bone#1']);
});

rule(['CC-DMG-04', 'CC-DMG-06'], 'reduction comes last and leaves nothing below 0', () => {
  facing('king').runs(damageHostile, hit('king', 5)).hostileIs('king', { damage: 4 });
  facing('king').runs(damageHostile, hit('king', 1)).hostileIs('king', { damage: 0 });
});

rule('CC-DMG-05', 'ignored means no damage at all', () => {
  facing('phantom').questDie(9).runs(damageHostile, hit('phantom', 5)).hostileIs('phantom', { damage: 0 });
  facing('phantom').questDie(8).runs(damageHostile, hit('phantom', 5)).hostileIs('phantom', { damage: 5 });
});

rule('CC-DMG-04', 'a reduction by the quest die leaves what its card says', () => {
  facing('shell').questDie(10).runs(damageHostile, hit('shell', 2)).hostileIs('shell', { damage: 1 });
  facing('shell').questDie(9).runs(damageHostile, hit('shell', 2)).hostileIs('shell', { damage: 2 });
});

rule('CC-DMG-07', 'damage stays until it is slain', () => {
  const one = facing('brute#1').runs(damageHostile, hit('brute#1', 3));
  one.runs(damageHostile, hit('brute#1', 3)).hostileIs('brute#1', { damage: 4 });
});

const hurt = (count: number, defend: boolean) => ({ hero: 'ada', count, ...HITS, defend });
const ada = (dice: readonly (number | null)[] = []) => table().hero('ada', { at: 'hall:a1', dice });

rule(['CC-DEF-01', 'CC-DEF-02'], 'a Defence roll against weapons only', () => {
  ada()
    .shows('d8', 'success')
    .runs(damageHero, hurt(1, true))
    .emits('rolled', { test: 'defence' })
    .heroHas('ada', { on: { 0: [] } });
  ada()
    .runs(damageHero, hurt(1, false))
    .emitsTimes(0, 'rolled')
    .answers('p1', 'place-wound', 'space-0')
    .heroHas('ada', { on: { 0: ['wound'] } });
});

rule('CC-DEF-05', 'a critical success takes off 3, and no more than 3', () => {
  ada()
    .shows('d8', 'critical')
    .runs(damageHero, hurt(4, true))
    .emits('damage-reduced', { figure: 'ada', by: 3 })
    .emits('hero-damaged', { hero: 'ada', count: 1 })
    .answers('p1', 'place-wound', 'space-0')
    .heroHas('ada', { on: { 0: ['wound'] } })
    .isQuiet();
});

rule(['CC-DEF-03', 'CC-DEF-04', 'CC-DEF-05', 'CC-DEF-06'], 'failure, success and critical success', () => {
  ada()
    .shows('d8', 'failure')
    .runs(damageHero, hurt(2, true))
    .answers('p1', 'place-wound', 'space-0')
    .heroHas('ada', { on: { 0: ['grievous'] } });
  ada()
    .shows('d8', 'success')
    .runs(damageHero, hurt(2, true))
    .answers('p1', 'place-wound', 'space-1')
    .heroHas('ada', { on: { 1: ['wound'] } });
  ada()
    .shows('d8', 'critical')
    .runs(damageHero, hurt(2, true))
    .emitsTimes(0, 'hero-damaged')
    .heroHas('ada', { on: { 0: [] } });
  ada()
    .shows('d8', 'critical')
    .runs(damageHero, hurt(5, true))
    .answers('p1', 'place-wound', 'space-0')
    .heroHas('ada', { on: { 0: ['grievous'] } });
});
