import type { Gear } from '../../src/board.js';
import type { CardId } from '../../src/terms.js';

/** An ability of a card, as it is offered; the first one unless said. */
export const ability = (card: CardId, n = 0): string => `${card}|${card}/abilities.${n}`;

/** How a card lies before its hero. */
export const readied = (card: CardId): Gear => ({ card, exhausted: false, depleted: false });
export const exhausted = (card: CardId): Gear => ({ card, exhausted: true, depleted: false });
export const depleted = (card: CardId): Gear => ({ card, exhausted: false, depleted: true });
