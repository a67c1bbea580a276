import { describe, expect, test } from 'vitest';
import { hasWon, isWonFor, type Outcome, sharedPlaces } from '../src/index.js';

const over = (places: Outcome['places']): Outcome => ({ result: 'over', places, data: {} });

test('who wins together is first, who loses together is second', () => {
  expect(sharedPlaces(['ann', 'bob'], true)).toEqual({ ann: 1, bob: 1 });
  expect(sharedPlaces(['ann', 'bob'], false)).toEqual({ ann: 2, bob: 2 });
});

test('a seat has won by its place, whatever the end is called', () => {
  const rivals = over({ ann: 1, bob: 2 });
  expect(hasWon(rivals, 'ann')).toBe(true);
  expect(hasWon(rivals, 'bob')).toBe(false);
  expect(hasWon(rivals, 'nobody')).toBe(false);
});

describe('won for whoever looks', () => {
  test('a seat looks at its own place', () => {
    expect(isWonFor(over({ ann: 1, bob: 2 }), 'ann')).toBe(true);
    expect(isWonFor(over({ ann: 1, bob: 2 }), 'bob')).toBe(false);
  });
  test('a spectator wants all to have won', () => {
    expect(isWonFor(over({ ann: 1, bob: 1 }), 'spectator')).toBe(true);
    expect(isWonFor(over({ ann: 1, bob: 2 }), 'spectator')).toBe(false);
  });
});
