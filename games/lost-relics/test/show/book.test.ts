import { describe, expect, it } from 'vitest';
import { lostRelicsGame } from '../../src/index.js';

const { show } = lostRelicsGame;
const happened = (type: string, data: object = {}) => ({ type, data }) as never;

describe('the campaign book', () => {
  it('counts the rounds, hostiles, treasure and damage of a chapter', () => {
    const events = [
      happened('phase', { phase: 'adventure' }),
      happened('hostile-slain'),
      happened('hero-damaged', { count: 2 }),
    ];
    expect(show.tally?.(events)).toEqual([
      { key: 'book.tally.rounds', args: { rounds: 1 } },
      { key: 'book.tally.slain', args: { slain: 1 } },
      { key: 'book.tally.treasure', args: { treasure: 0 } },
      { key: 'book.tally.damage', args: { damage: 2 } },
    ]);
    expect(show.tally?.([])).toEqual([]);
  });
});
