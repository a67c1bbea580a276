import { type Decision, Dice, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { anyAnswer, candidates } from '../src/candidates.js';

const ask: Decision = {
  id: 1,
  seat: 'ann',
  by: 'ann',
  ask: 'pick',
  form: 'some',
  rules: [],
  options: ['a', 'b', 'c', 'd'],
  min: 0,
  max: 2,
  proposals: [],
};
const draws = (seed: string) => {
  const dice = new Dice(seeded(seed));
  return (sides: number) => dice.draw('test', sides);
};

describe('candidates', () => {
  test('are all options of a simple question', () => {
    const found = candidates({ ...ask, form: 'one', min: 1, max: 1 }, 9, draws('x'));
    expect(found).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  test('are all subsets when they are few', () => {
    const found = candidates(ask, 20, draws('x')).map((picks) => picks.join(''));
    expect(found.sort()).toEqual(['', 'a', 'ab', 'ac', 'ad', 'b', 'bc', 'bd', 'c', 'cd', 'd']);
    expect(candidates({ ...ask, min: 2 }, 20, draws('x'))).toHaveLength(6);
  });

  test('are a sample without repetition when they are many', () => {
    const options = Array.from({ length: 20 }, (_, i) => `o${i}`);
    const found = candidates({ ...ask, options, min: 3, max: 5 }, 16, draws('x'));
    expect(found).toHaveLength(16);
    expect(new Set(found.map((picks) => picks.join())).size).toBe(16);
    for (const picks of found) expect(picks.length >= 3 && picks.length <= 5).toBe(true);
  });
});

describe('any answer', () => {
  test('is legal, and every legal answer comes up', () => {
    const draw = draws('any');
    const seen = new Set<string>();
    for (let i = 0; i < 500; i++) seen.add(anyAnswer(ask, draw).sort().join(''));
    expect([...seen].sort()).toEqual(['', 'a', 'ab', 'ac', 'ad', 'b', 'bc', 'bd', 'c', 'cd', 'd']);
  });
});
