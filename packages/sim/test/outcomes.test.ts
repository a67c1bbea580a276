import { describe, expect, test } from 'vitest';
import { outcomesOf } from '../src/outcomes.js';
import { mergeRows, type RowsHead } from '../src/rows.js';
import type { GameRow } from '../src/types.js';

const row = (changes: Partial<GameRow>): GameRow => ({
  index: 0,
  seed: 's',
  setup: 'two',
  result: 'over',
  places: {},
  decisions: 1,
  figures: {},
  failure: null,
  used: null,
  chapters: [],
  ...changes,
});
const failure = (kind: 'crashed' | 'stuck') =>
  row({ result: kind, failure: { kind, message: '', save: null } });
const together = (place: number) => row({ places: { ann: place, bob: place } });

describe('games that all win or lose together', () => {
  const rows = [together(1), together(2), together(1), together(2), failure('crashed'), failure('stuck')];

  test('are won by places, whatever the game calls its end, and only finished games count', () => {
    expect(outcomesOf(rows)).toMatchObject({
      ...{ games: 6, finished: 4, crashed: 1, stuck: 1, won: 2, lost: 2 },
      winRate: { rate: 0.5 },
      seats: null,
    });
  });

  test('have a range for the win rate: Wilson’s interval for 3 of 4', () => {
    const { winRate } = outcomesOf([together(1), together(1), together(1), together(2), failure('stuck')]);
    expect(winRate.rate).toBe(0.75);
    expect(winRate.low).toBeCloseTo(0.3006, 4);
    expect(winRate.high).toBeCloseTo(0.9544, 4);
  });

  test('tell nothing if none came to an end', () => {
    expect(outcomesOf([failure('crashed'), failure('stuck')]).winRate).toEqual({ rate: 0, low: 0, high: 1 });
  });
});

describe('games of rivals', () => {
  const rows = [
    row({ places: { ann: 1, bob: 2 } }),
    row({ places: { ann: 1, bob: 2 } }),
    row({ places: { ann: 2, bob: 1 } }),
    row({ places: { ann: 1, bob: 1 } }),
    failure('stuck'),
  ];

  test('have a win rate for every seat; a shared first place is a win for both', () => {
    const { seats } = outcomesOf(rows);
    expect(seats?.ann?.rate).toBe(0.75);
    expect(seats?.bob?.rate).toBe(0.5);
  });
});

describe('rows of several files', () => {
  const head: RowsHead = {
    file: 'questhall-sim-rows-2',
    game: 'good',
    title: 'Ladder',
    version: '1',
    content: 'none',
    bot: 'random',
    seed: 's',
    command: '',
    setups: {},
  };
  const merged = (...heads: Partial<RowsHead>[]) =>
    mergeRows(heads.map((more) => ({ head: { ...head, ...more }, rows: [row({})] }))).rows;

  test('are the same game if set-up, seed, bot and content are the same', () => {
    expect(merged({}, { command: 'again' })).toHaveLength(1);
    expect(merged({}, { bot: 'greedy' })).toHaveLength(2);
    expect(merged({}, { content: 'more' })).toHaveLength(2);
  });

  test('one seed in two set-ups is two games', () => {
    const rows = [row({}), row({ setup: 'pair' }), row({ seed: 's-1' })];
    expect(
      mergeRows([
        { head, rows },
        { head, rows },
      ]).rows,
    ).toEqual(rows);
  });

  test('a head that two files share is told once', () => {
    const other = { ...head, seed: 'other' };
    const stored = [head, other, head].map((one) => ({ head: one, rows: [] }));
    expect(mergeRows(stored).heads).toEqual([head, other]);
  });
});
