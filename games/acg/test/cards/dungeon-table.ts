import { expect } from 'vitest';
import type { CardId } from '../../src/terms.js';
import { type AcgTable, table } from '../kit.js';

/** The Waywatcher (p1) and the Ironbreaker (p2, leader), with gear in the deck for whoever finds a treasure. */
export const delvers = (): AcgTable =>
  table({ heroes: ['waywatcher', 'ironbreaker'] })
    .leader('ironbreaker')
    .deck('gear', ['test-sword', 'test-axe', 'test-spear']);

type Finding = { under?: CardId[]; enemyDice?: string[] };

/** The Waywatcher explores without a success and draws this card. */
export function finds(t: AcgTable, card: CardId, { under = [], enemyDice = [] }: Finding = {}): AcgTable {
  return t
    .deck('dungeon', [card, ...under])
    .rolls({ hero: ['defence', 'defence'], enemy: enemyDice })
    .acts('waywatcher', 'explore');
}

/** As many treasures as the card has icons are offered to the Waywatcher, who leaves them. */
export function leaves(t: AcgTable, treasures: number): AcgTable {
  for (let n = 0; n < treasures; n++) t.answers('p1', 'take-treasure', 'nothing');
  return t;
}

/** The Waywatcher has found this item; nothing else has happened. */
export function holdingItem(item: CardId, { treasures }: { treasures: number }): AcgTable {
  return leaves(finds(delvers(), item), treasures)
    .heroHas('waywatcher', { items: [item], exhausted: ['explore'], wounds: 0 })
    .isQuiet();
}

/** The only ability of an item, as it is offered. */
export const use = (item: CardId): string => `${item}|${item}/abilities.0`;

/** Where the drawn card has gone; the deck is told from top to bottom. */
export function isIn(
  t: AcgTable,
  piles: { deck?: CardId[]; discard?: CardId[]; removed?: CardId[] },
): AcgTable {
  const { decks, removed, drawn } = t.board;
  expect(decks.dungeon.draw.toReversed()).toEqual(piles.deck ?? []);
  expect(decks.dungeon.discard).toEqual(piles.discard ?? []);
  expect(removed).toEqual(piles.removed ?? []);
  expect(drawn).toEqual([]);
  return t;
}

/** The item has been used and lies on the discard pile. */
export const isUsedUp = (t: AcgTable, item: CardId): AcgTable =>
  isIn(t.heroHas('waywatcher', { items: [] }), { discard: [item] });
