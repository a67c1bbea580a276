import type { SeatId } from '@questhall/engine';
import { expire } from '@questhall/tabletop';
import type { G } from '../kit.js';
import type { Until } from '../terms.js';

/** Ends what lasts until this moment, and what lasts until the turn of a player whose turn begins. */
export function endWhat(g: G, until: Until, seat?: SeatId): void {
  const { board: b } = g;
  if (seat === undefined) {
    expire(b.modifiers, until);
    expire(b.types, until);
    return;
  }
  b.modifiers = b.modifiers.filter((one) => one.until !== until || ownerOf(g, one) !== seat);
  b.types = b.types.filter((one) => one.until !== until || ownerOf(g, one) !== seat);
}

/** "Until your next turn" is the turn of whose card it is. */
function ownerOf({ board }: G, { source, on }: { source: string; on: string }): SeatId {
  for (const { seat, deck, hand } of board.rivals)
    if (source === seat || deck.discard.includes(source) || hand.includes(source)) return seat;
  return on;
}
