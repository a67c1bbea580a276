import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/terms.js';
import { type AcgTable, table } from '../kit.js';
import { oddsOfCard } from './odds-table.js';

/** Cards that spawn, that are looked at and that hold treasure are all among those that may be drawn. */
const DUNGEON: CardId[] = ['scratched-map', 'quiet-hour', 'hidden-stair', 'steady-hands', 'lamp-oil'];
const ENEMIES: CardId[] = ['orc-boy#1', 'giant-bat#1', 'drowned-wretch#1'];

const hall = (): AcgTable => table().location('test-hall', 2);

describe('odds of exploring are exact', () => {
  it('where a card of the dungeon has others looked at', () => {
    const t = hall().deck('dungeon', DUNGEON);
    expect(oddsOfCard(t, 'ironbreaker', 'into-the-dark').exact).toBe(true);
  });

  it('where enemies may come, faceup or facedown', () => {
    const t = hall().deck('dungeon', DUNGEON.slice(1, 2)).deck('enemy', ENEMIES);
    expect(oddsOfCard(t, 'ironbreaker', 'into-the-dark').exact).toBe(true);
  });
});
