import type { LrBoard } from '../board.js';
import { allTreasure } from '../queries.js';
import type { CardId } from '../terms.js';
import type { LrView } from '../view.js';

/** Which cards the treasure deck holds follows from those that lie open; in which order nobody knows. */
function inDeck({ heroes, drawn }: LrView): CardId[] {
  const open = new Set(heroes.flatMap(({ treasure }) => treasure));
  return allTreasure().filter((card) => !open.has(card) && card !== drawn);
}

/** The board as everybody sees it. No ability waits in it: it is only looked at. */
export function seenBoard(view: LrView): LrBoard {
  const { viewer: _, switches: __, ...open } = view;
  return {
    ...open,
    seats: [...view.seats],
    cards: [...view.cards],
    line: [...view.line],
    spent: [...view.spent],
    modifiers: [...view.modifiers],
    deck: inDeck(view),
    listening: {},
  };
}
