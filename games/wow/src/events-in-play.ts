import { discardChallenge } from './changes.js';
import { leavePlay } from './in-play.js';
import type { G, WowPosition } from './kit.js';
import type { CardId, SpaceId } from './terms.js';

export const isEventInPlay = ({ board }: WowPosition, card: CardId): boolean =>
  board.global === card || board.locations.some((one) => one.card === card);

export const eventsAt = ({ board }: WowPosition, space: SpaceId | null): CardId[] =>
  board.locations.filter((one) => one.space === space).map(({ card }) => card);

/** Takes an event off the board without putting it anywhere. */
export function liftEvent(g: G, card: CardId): void {
  const { board: b } = g;
  if (b.global === card) b.global = null;
  b.locations = b.locations.filter((one) => one.card !== card);
  leavePlay(g, card, card);
}

/** To the top of its deck. */
export function endEvent(g: G, card: CardId): void {
  if (!isEventInPlay(g, card)) return;
  liftEvent(g, card);
  discardChallenge(g, card);
}
