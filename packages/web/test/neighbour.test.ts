import { describe, expect, it } from 'vitest';
import { neighbour } from '../src/screens/gallery/useGridKeys.js';

/** Three in a row, then two, then, in another group, one. */
const SPOTS = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 200, top: 0 },
  { left: 0, top: 140 },
  { left: 100, top: 140 },
  { left: 0, top: 340 },
];

describe('the card that an arrow leads to', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [5, 'ArrowRight', undefined],
    [0, 'ArrowLeft', undefined],
    [3, 'ArrowLeft', 2],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', 5],
    [5, 'ArrowDown', undefined],
    [5, 'ArrowUp', 3],
    [1, 'ArrowUp', undefined],
    [4, 'Home', 0],
    [1, 'End', 5],
    [1, 'a', undefined],
  ])('from %i by %s is %s', (from, key, to) => {
    expect(neighbour(SPOTS, from, key)).toBe(to);
  });
});
