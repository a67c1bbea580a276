import { describe, expect, it } from 'vitest';
import { acgGame } from '../../src/index.js';

const { show } = acgGame;
const happened = (type: string, data: object = {}) => ({ type, data }) as never;

describe('the campaign book', () => {
  it('counts the rounds, places, enemies and wounds of a chapter', () => {
    const events = [
      happened('phase', { phase: 'hero' }),
      happened('phase', { phase: 'enemy' }),
      happened('enemy-defeated'),
      happened('wounds', { count: 2 }),
      happened('wounds', { count: 1 }),
    ];
    expect(show.tally?.(events)).toEqual([
      { key: 'book.tally.rounds', args: { rounds: 1 } },
      { key: 'book.tally.places', args: { places: 0 } },
      { key: 'book.tally.enemies', args: { enemies: 1 } },
      { key: 'book.tally.wounds', args: { wounds: 3 } },
    ]);
    expect(show.tally?.([])).toEqual([]);
  });
});
