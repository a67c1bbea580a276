import { expect } from 'vitest';
import type { On } from '../../src/board.js';
import { judgeRecuperate } from '../../src/legal-doing.js';
import { healHero, recuperate } from '../../src/procs.js';
import { heroOf } from '../../src/queries.js';
import { rule, table } from '../kit.js';

const ada = (on: { readonly [space: number]: readonly On[] }) => table().hero('ada', { at: 'hall:a1', on });
const heals = (on: { readonly [space: number]: readonly On[] }, result: 'failure' | 'success' | 'critical') =>
  ada(on).runs(healHero, { hero: 'ada', result });

rule('CC-REC-01', 'it is a Vitality roll', () => {
  ada({ 0: ['wound'] })
    .shows('d6', 'success')
    .runs(recuperate, { hero: 'ada' })
    .emits('rolled', { test: 'vitality' })
    .heroHas('ada', { on: { 0: [] } });
});

rule(['CC-REC-02', 'CC-REC-05'], 'a success: one wound, or a grievous one turned', () => {
  heals({ 1: ['wound'] }, 'success').heroHas('ada', { on: { 1: [] }, dice: [] });
  heals({ 1: ['grievous'] }, 'success').heroHas('ada', { on: { 1: ['wound'] } });
  heals({ 0: ['wound'], 1: ['grievous'] }, 'success')
    .asks('p1', 'choose-healing', 'wound', 'turn-grievous')
    .answers('p1', 'choose-healing', 'turn-grievous')
    .heroHas('ada', { on: { 0: ['wound'], 1: ['wound'] } });
});

rule(['CC-REC-03', 'CC-REC-06'], 'a critical success: two wounds or one grievous, not one of each', () => {
  heals({ 0: ['wound'], 1: ['wound'], 2: ['wound'] }, 'critical')
    .answers('p1', 'choose-wound', 'space-2')
    .answers('p1', 'choose-wound', 'space-0')
    .heroHas('ada', { on: { 0: [], 1: ['wound'], 2: [] } });
  heals({ 0: ['wound'], 1: ['grievous'] }, 'critical')
    .asks('p1', 'choose-healing', 'wound', 'grievous')
    .answers('p1', 'choose-healing', 'grievous')
    .heroHas('ada', { on: { 0: ['wound'], 1: [] } });
});

rule('CC-REC-04', 'a failure heals nothing', () => {
  heals({ 0: ['wound'] }, 'failure').heroHas('ada', { on: { 0: ['wound'] } });
});

rule('CC-REC-07', 'beside hostiles as well', () => {
  const one = ada({ 0: ['wound'] }).hostile('bone#1', { at: 'hall:b1' });
  expect(judgeRecuperate(one.now, heroOf(one.now, 'ada'))).toBe(true);
});
