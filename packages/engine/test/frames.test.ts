import { expect, test } from 'vitest';
import { depthOf, type Frame, named, varsIn } from '../src/index.js';

const frame = (proc: string, n: number): Frame => ({ proc, at: '', vars: { n }, answer: null });
const stack = [frame('a', 1), frame('b', 2), frame('a', 3), frame('c', 4)];
const callable = (id: string) => named<{ n: number }>(id);

test('a procedure is found at its innermost run', () => {
  expect(depthOf(stack, { id: 'a' })).toBe(2);
  expect(depthOf(stack, { id: 'c' })).toBe(3);
  expect(depthOf([frame('a', 1)], { id: 'a' })).toBe(0);
  expect(depthOf(stack, { id: 'd' })).toBe(-1);
  expect(depthOf([], { id: 'a' })).toBe(-1);
});

test('with the variables of that run, or none', () => {
  expect(varsIn(stack, callable('a'))).toEqual({ n: 3 });
  expect(varsIn(stack, callable('b'))).toEqual({ n: 2 });
  expect(varsIn(stack, callable('d'))).toBeUndefined();
});
