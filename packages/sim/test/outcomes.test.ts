import { describe, expect, test } from 'vitest';
import { outcomesOf } from '../src/outcomes.js';
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
