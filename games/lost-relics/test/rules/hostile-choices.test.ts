import { expect } from 'vitest';
import { hostileAct } from '../../src/procs.js';
import { hostileAttack, hostileMove } from '../../src/rules/hostile-reactions.js';
import { putDown, spawn } from '../../src/rules/hostiles.js';
import { reactionStep } from '../../src/rules/reaction-step.js';
import { addTestCards, rule, table, testKind } from '../kit.js';

const move = { hostile: 'x' };

rule('LR-HRA-09', 'beside heroes it enters their areas and no others; why is said of each', () => {
  const t = table({ map: ['BAC', '#DE'], limits: { D: 1 } })
    .hero('calthia', { in: 'B' })
    .hero('dhoraz', { in: 'C' })
    .hero('luxa', { in: 'D' })
    .hostile('x', { in: 'A' })
    .runs(hostileMove, move)
    .asks('p1', 'choose-hostile-step', 'B', 'C');
  t.bars(t.at('D'), 'LR-HRA-11').bars(t.at('E'), 'LR-HRA-09');
});

rule('LR-HRA-13', 'from afar only steps towards a nearest hero count; why is said of the others', () => {
  const t = table({ map: ['ABXCD', '##E##'] })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'D' })
    .hostile('x', { in: 'X' })
    .runs(hostileMove, move)
    .asks('p1', 'choose-hostile-step', 'B', 'C');
  t.bars(t.at('E'), 'LR-HRA-13');
});

rule('LR-HRA-15', 'only the nearest heroes draw it, not one who is further away', () => {
  table({ map: ['ABXCDE'] })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'E' })
    .hostile('x', { in: 'X' })
    .runs(hostileMove, move)
    .hostileIs('x', { in: 'B' })
    .isQuiet();
});

rule('LR-HRA-11', 'with one area that has room nobody is asked who is hurt', () => {
  table({ map: ['BAC'], limits: { B: 2 } })
    .hero('calthia', { in: 'B' })
    .hero('luxa', { in: 'B' })
    .hero('dhoraz', { in: 'C' })
    .hostile('x', { in: 'A', reactions: ['move'] })
    .runs(hostileAct, { hostile: 'x', does: ['move'], next: 0, seat: 'p1' })
    .doesNotEmit('blocked')
    .hostileIs('x', { in: 'C' });
});

rule(['LR-HRA-05', 'LR-HRA-02'], 'whom it cannot hit is out, and why is said', () => {
  const x = (execute: boolean) =>
    table({ map: ['ABC'] })
      .hero('calthia', { in: 'A', damage: 2 })
      .hero('dhoraz', { in: 'A', damage: 2 })
      .hero('luxa', { in: 'A', damage: 1 })
      .hero('regis', { in: 'B', damage: 3 })
      .hostile('x', { in: 'A' })
      .runs(hostileAttack, { hostile: 'x', execute, seat: 'p1' });
  x(true)
    .asks('p1', 'choose-victim', 'calthia', 'dhoraz')
    .bars('luxa', 'LR-HRA-05')
    .bars('regis', 'LR-HRA-02');
  x(false).asks('p1', 'choose-victim', 'calthia', 'dhoraz', 'luxa').bars('regis', 'LR-HRA-02');
});

rule('LR-HRA-10', 'a hostile without an attack that finds no room hurts nobody', () => {
  table({ limits: { A: 1 } })
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B', attacks: [] })
    .runs(hostileMove, move)
    .heroHas('calthia', { damage: 0 })
    .isQuiet();
});

rule(['LR-REA-04', 'LR-REA-05'], 'who may not react is out, and why is said', () => {
  const leader = { rank: 'leader', resilience: 6 } as const;
  table()
    .hero('calthia', { in: 'A' })
    .hostile('l', { in: 'B', ...leader })
    .hostile('m', { in: 'B', ...leader, attack: 2 })
    .hostile('x', { in: 'A' })
    .runs(reactionStep, { hero: 'calthia' })
    .asks('p1', 'choose-reaction', 'l', 'm')
    .bars('x', 'LR-REA-04');
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A' })
    .hostile('y', { in: 'A', attack: 2 })
    .hostile('z', { in: 'B', range: 'ranged' })
    .runs(reactionStep, { hero: 'calthia' })
    .asks('p1', 'choose-reaction', 'x', 'y')
    .bars('z', 'LR-REA-05');
});

addTestCards({
  kind: 'treasure',
  id: 'snare',
  name: 'snare',
  origin: 'ours',
  abilities: [{ window: 'hostile-enters', about: 'any', lines: [{ do: { slay: { hostile: 'target' } } }] }],
});

rule('LR-REA-08', 'a hostile that is slain on its way does nothing more', () => {
  table()
    .hero('calthia', { in: 'A', treasure: ['snare'] })
    .hostile('x', { in: 'B', reactions: ['move', 'attack'] })
    .runs(hostileAct, { hostile: 'x', does: ['move', 'attack'], next: 0, seat: 'p1' })
    .isGone('x')
    .heroHas('calthia', { damage: 0 })
    .isQuiet();
});

rule('LR-HOS-03', 'as many are placed as there are tokens and room for', () => {
  const kind = testKind({ resilience: 1, attack: 2 }, 2);
  const placed = (count: number, limit: number) => {
    const t = table({ map: ['ABC'], limits: { A: limit, B: 1 } }).hero('calthia', { in: 'B' });
    return t.runs(spawn, { kind, count, areas: [t.at('A'), t.at('B')] }).isQuiet();
  };
  placed(1, 4).area('A', [`${kind}#1`]);
  placed(2, 4)
    .area('A', [`${kind}#1`, `${kind}#2`])
    .area('B', ['calthia']);
  placed(3, 4).area('A', [`${kind}#1`, `${kind}#2`]);
  placed(2, 1)
    .area('A', [`${kind}#1`])
    .area('B', ['calthia']);
});

rule('LR-HOS-03', 'where no token is left none is put down', () => {
  const kind = testKind({ resilience: 1, attack: 4 }, 1);
  const t = table();
  expect(putDown(t.now, kind, t.at('A'))).toBe(kind);
  expect(putDown(t.now, kind, t.at('B'))).toBeNull();
  // Nor is anybody asked where.
  t.area('A', [kind])
    .area('B', [])
    .runs(spawn, { kind, count: 1, areas: [t.at('A'), t.at('B')] })
    .isQuiet();
});
