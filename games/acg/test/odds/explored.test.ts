import { describe, expect, it } from 'vitest';
import { activation } from '../../src/rules/actions.js';
import type { CardId } from '../../src/terms.js';
import { type AcgTable, table } from '../kit.js';
import { oddsOfCard } from './odds-table.js';
import { expectRolled } from './rolled.js';

/** Nobody knows which cards lie there, so any of the box may be drawn: some spawn, some have others looked at. */
const DUNGEON: CardId[] = ['scratched-map', 'quiet-hour', 'hidden-stair', 'steady-hands', 'lamp-oil'];
const ENEMIES: CardId[] = ['orc-boy#1', 'giant-bat#1', 'drowned-wretch#1'];

const hall = (): AcgTable => table().location('test-hall', 2).deck('dungeon', DUNGEON);
const watched = (): AcgTable => hall().enemy('orc', { card: 'orc-boy#2', in: 'ironbreaker' });
const crowded = (): AcgTable =>
  watched().enemy('bat', { card: 'giant-bat#2', in: 'ironbreaker' }).deck('enemy', ENEMIES);

describe('odds of exploring are exact', () => {
  it.each([
    ['where a card has others looked at', hall],
    ['where enemies may come, faceup or facedown', () => hall().deck('enemy', ENEMIES)],
    ['where an enemy strikes before the card is drawn', watched],
    ['where two enemies strike and more may come', crowded],
    ['where three do', () => crowded().enemy('brute', { in: 'ironbreaker', attack: 2 })],
  ])('%s', (_, given) => {
    expect(oddsOfCard(given(), 'ironbreaker', 'into-the-dark').exact).toBe(true);
  });

  it('and say what the dice and cards do', () => {
    const t = crowded().runs(activation, { hero: 'ironbreaker' });
    const answers = { 'choose-action': ['into-the-dark'] };
    const compare = ['successes', 'suffered', 'progress', 'fall'];
    expectRolled(t, { rolls: 1700, ask: 'choose-action', answers, compare, imagined: true });
  });
});
