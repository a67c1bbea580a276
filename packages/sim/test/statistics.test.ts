import { describe, expect, test } from 'vitest';
import { normalQuantile, spread, tally, wilson } from '../src/statistics.js';

describe('statistics', () => {
  test('spread', () => {
    expect(spread([5, 1, 2, 4, 3, 10, 7, 8, 9, 6])).toEqual({ mean: 5.5, median: 5, p90: 9, max: 10 });
    expect(spread([4])).toEqual({ mean: 4, median: 4, p90: 4, max: 4 });
    expect(spread([])).toEqual({ mean: 0, median: 0, p90: 0, max: 0 });
  });

  test("Wilson's interval", () => {
    // Published values: 8 of 10, 0 of 20.
    expect(wilson(8, 10).rate).toBe(0.8);
    expect(wilson(8, 10).low).toBeCloseTo(0.4902, 4);
    expect(wilson(8, 10).high).toBeCloseTo(0.9433, 4);
    expect(wilson(0, 20).low).toBe(0);
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4);
    for (let of = 1; of < 50; of++) {
      expect(wilson(0, of).low).toBe(0);
      expect(wilson(of, of).high).toBe(1);
    }
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });

  test('quantiles of the normal distribution, right to three digits', () => {
    // Published values.
    expect(normalQuantile(0.75)).toBeCloseTo(0.6745, 3);
    expect(normalQuantile(0.9)).toBeCloseTo(1.2816, 3);
    expect(normalQuantile(0.975)).toBeCloseTo(1.96, 3);
    expect(normalQuantile(0.999)).toBeCloseTo(3.0902, 3);
    expect(normalQuantile(0.99999)).toBeCloseTo(4.2649, 3);
  });

  test('tally puts what is as frequent into the order of the alphabet', () => {
    expect(Object.entries(tally(['b', 'c', 'a', 'd', 'd']))).toEqual([
      ['d', 2],
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ]);
  });

  test('tally puts the most frequent first', () => {
    expect(Object.entries(tally(['b', 'a', 'c', 'c', 'a', 'c']))).toEqual([
      ['c', 3],
      ['a', 2],
      ['b', 1],
    ]);
  });
});
