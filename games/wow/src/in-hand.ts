import type { SeatId } from '@questhall/engine';
import type { Rival } from './board.js';
import { carries } from './carries.js';
import { abilityCard, itemSheet } from './content/library.js';
import type { AbilityCard } from './content/schema.js';
import { fighterOf, isFighting } from './fighters.js';
import type { WowPosition } from './kit.js';
import { holds } from './predicates.js';
import type { Ctx } from './procs.js';
import { ownItems } from './queries.js';
import { costFor } from './stats.js';
import type { CardId, ItemId, WindowId } from './terms.js';

/** Items that may be discarded as mana potions: any with the icon, whatever its level (WOW-POT-07). */
export const manaPotions = carries(
  ['WOW-POT-03', 'WOW-POT-07'],
  'in-hand.manaPotions',
  (p: WowPosition, rival: Rival): ItemId[] =>
    ownItems(rival).filter((item) => itemSheet(p, item).potions?.includes('mana') === true),
);

/** Energy, with a mana potion in place of each point that is missing. */
export const canPay = carries(
  ['WOW-ABL-05', 'WOW-POT-03', 'WOW-POT-06', 'WOW-ABL-07'],
  'in-hand.canPay',
  (p: WowPosition, rival: Rival, card: CardId): boolean => {
    const missing = costFor(p, rival, card) - rival.energy;
    return missing <= 0 || missing <= manaPotions(p, rival).length;
  },
);

/** One copy of each card in a turn, whoever's turn it is. */
export const wasPlayed = carries(
  ['WOW-ABL-10', 'WOW-ABL-11'],
  'in-hand.wasPlayed',
  ({ board, box }: WowPosition, seat: SeatId, card: CardId): boolean => {
    const id = box.cards[card]?.id;
    for (const one of board.turn.played) if (one.seat === seat && one.card === id) return true;
    return false;
  },
);

/** A card played instead of a weapon comes before the dice, and only one for each side. */
const isInTime = carries(
  ['WOW-WRA-01', 'WOW-WRA-04'],
  'in-hand.isInTime',
  (p: WowPosition, seat: SeatId, { weapon }: AbilityCard): boolean => {
    if (weapon === undefined) return true;
    const own = fighterOf(p, seat);
    return own !== undefined && own.die === null && own.replaced === null;
  },
);

/** Whether a card of the hand may be played as far as it is concerned; its moment is another matter. */
export function canPlay(p: WowPosition, rival: Rival, card: CardId, ctx: Ctx): boolean {
  const printed = abilityCard(p, card);
  if (printed.timing === 'combat' && !isFighting(p, rival.seat)) return false;
  if (wasPlayed(p, rival.seat, card) || !isInTime(p, rival.seat, printed)) return false;
  if (printed.if !== undefined && !holds(p, printed.if, ctx)) return false;
  return canPay(p, rival, card);
}

/**
 * Whether somebody might hold a card for this moment, by what everybody knows: the cards of the deck that lie open
 * are not in the hand, and what can be paid is known to all.
 */
export function mayHold(
  p: WowPosition,
  rival: Rival,
  window: WindowId | 'movement',
  fits: (card: AbilityCard) => boolean = (card) => isThinkable(p, rival, card),
): boolean {
  if (rival.hand.length === 0) return false;
  const cards = p.box.answers[rival.character]?.[window];
  if (cards === undefined) return false;
  for (const card of cards) {
    if (fits(card) && isUnseen(p, rival, card)) return true;
  }
  return false;
}

const isThinkable = (p: WowPosition, rival: Rival, { id }: AbilityCard): boolean =>
  canPay(p, rival, id) && !wasPlayed(p, rival.seat, id);

/** Not all copies of the card lie open. */
function isUnseen({ box, board }: WowPosition, { deck }: Rival, { id }: AbilityCard): boolean {
  for (const copy of box.copies[id] ?? []) {
    if (deck.discard.includes(copy)) continue;
    if (board.attached.some(({ card }) => card === copy)) continue;
    if (board.playing.some(({ card }) => card === copy)) continue;
    return true;
  }
  return false;
}
