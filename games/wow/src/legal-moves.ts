import type { SeatId } from '@questhall/engine';
import { tokensOf } from './changes.js';
import { discoveryToken, itemSheet, mapOf } from './content/library.js';
import { canPay, canPlay, mayHold, wasPlayed } from './in-hand.js';
import type { WowPosition } from './kit.js';
import { couldHappen } from './program.js';
import { isHeldByAggro, isInCity, mayEnter, ownItems, rivalOf } from './queries.js';
import {
  HELD,
  HELD_HEARTH,
  NO_MOVES,
  NOT_IN_CITY,
  NOT_NOW,
  PLAYED_ALREADY,
  TOO_DEAR,
  TOO_HIGH,
  type WowChoice,
  type WowVerdict,
} from './refusals.js';
import type { CardId, DiscoveryKind, Potion, SpaceId, TokenId } from './terms.js';

/** Ends a list of things that may be done. */
export const DONE = 'done';

const potionOption = (item: string, potion: Potion): string => `${item}:${potion}`;
export function potionParts(option: string): { item: string; potion: Potion } | null {
  const at = option.lastIndexOf(':');
  return at < 0 ? null : { item: option.slice(0, at), potion: option.slice(at + 1) as Potion };
}

/** One space further: not above the level, not out of a space with a red marker, not without movement left. */
function judgeStep(p: WowPosition, seat: SeatId, to: SpaceId): WowVerdict {
  const rival = rivalOf(p, seat);
  if (isHeldByAggro(p, rival.space)) return HELD;
  if (!mayEnter(p, rival, to)) return TOO_HIGH;
  return p.board.turn.moves > 0 || NO_MOVES;
}

/** Potions that help in the movement phase, of any item with the icon. */
function potionsOf(p: WowPosition, seat: SeatId): string[] {
  const rival = rivalOf(p, seat);
  return ownItems(rival).flatMap((item) => {
    const { potions = [] } = itemSheet(p, item);
    return potions.filter((potion) => potion !== 'mana').map((potion) => potionOption(item, potion));
  });
}

function judgePotion(p: WowPosition, seat: SeatId, potion: Potion): WowVerdict {
  if (potion === 'health') return rivalOf(p, seat).damage > 0 || NOT_NOW;
  return potion === 'swiftness' || NOT_NOW;
}

/** Kept discoveries with a use of their own in the movement phase; one that could do nothing is left out. */
const MOVEMENT_TOKENS: readonly DiscoveryKind[] = ['gold', 'hearthstone', 'far-sight', 'traveling-merchant'];

function judgeToken(p: WowPosition, seat: SeatId, token: TokenId): WowVerdict {
  const rival = rivalOf(p, seat);
  switch (discoveryToken(p, token).token) {
    case 'gold':
      return isInCity(p, rival) || NOT_IN_CITY;
    case 'hearthstone':
      return !isHeldByAggro(p, rival.space) || HELD_HEARTH;
    case 'far-sight':
      return p.board.placed.length > 0 || NOT_NOW;
    case 'traveling-merchant':
      return p.board.rivals.some((other) => other.seat !== seat && other.bag.length > 0) || NOT_NOW;
    default:
      return NOT_NOW;
  }
}

function judgeCard(p: WowPosition, seat: SeatId, card: CardId): WowVerdict {
  const rival = rivalOf(p, seat);
  const printed = p.box.cards[card];
  if (printed?.kind !== 'ability' || printed.timing !== 'movement') return NOT_NOW;
  if (wasPlayed(p, seat, card)) return PLAYED_ALREADY;
  if (!canPay(p, rival, card)) return TOO_DEAR;
  const ctx = { you: seat, self: card, target: null };
  if (!canPlay(p, rival, card, ctx)) return NOT_NOW;
  if (printed.attach !== undefined) return true;
  const { id, improved = [] } = printed;
  const works =
    couldHappen(p, `${id}/lines`, ctx) ||
    improved.some(({ level }) => couldHappen(p, `${id}/improved.${level}`, ctx));
  return works || NOT_NOW;
}

/** All that may be done in the movement phase, at any moment after the roll. */
export const moveChoice: WowChoice<SeatId> = {
  candidates: (p, seat) => {
    const rival = rivalOf(p, seat);
    const steps = rival.space === null ? [] : (mapOf(p).links[rival.space] ?? []);
    const tokens = MOVEMENT_TOKENS.flatMap((kind) => tokensOf(p, rival, kind));
    return [...steps, ...rival.hand, ...potionsOf(p, seat), ...tokens, DONE];
  },
  judge: (p, seat, id) => {
    if (id === DONE) return true;
    if (mapOf(p).spaces[id] !== undefined) return judgeStep(p, seat, id);
    const potion = potionParts(id);
    if (potion !== null) return judgePotion(p, seat, potion.potion);
    return p.box.cards[id]?.kind === 'discovery' ? judgeToken(p, seat, id) : judgeCard(p, seat, id);
  },
};

/** Whether being asked would tell nothing new: a card for this moment might be in the hand. */
export const mightMove = (p: WowPosition, seat: SeatId): boolean => mayHold(p, rivalOf(p, seat), 'movement');
