import { expect, test } from 'vitest';
import { countdown, fits, sorted } from './limit.js';

test('TOY-FIT-01 more than the limit does not fit', () => {
  expect([fits(1), fits(4)]).toEqual([true, false]);
});

test('a countdown', () => {
  expect(countdown(2)).toEqual([2, 1]);
});

test('a function that nobody calls', () => {
  expect(sorted).toBeTypeOf('function');
});
