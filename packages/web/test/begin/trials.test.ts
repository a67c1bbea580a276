import { describe, expect, it } from 'vitest';
import { trialsOf } from '../../src/games/trials.js';

describe('what the figures come to in words', () => {
  const [one] = Object.values(
    trialsOf({
      quest: {
        rounds: 8,
        decisions: 143,
        won: {
          novice: { won: 97, games: 100 },
          standard: { won: 173, games: 300 },
          veteran: { won: 2, games: 90 },
        },
      },
    }),
  );

  it('is a number of ten games, to the nearest', () => {
    expect(one?.won).toEqual({ novice: 10, standard: 6, veteran: 0 });
  });

  it('is decisions to the next ten, and rounds as they are', () => {
    expect(one).toMatchObject({ rounds: 8, decisions: 140 });
  });
});
