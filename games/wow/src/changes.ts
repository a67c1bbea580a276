import type { SeatId } from '@questhall/engine';
import { rebuild, takeTop } from '@questhall/tabletop';
import type { Rival } from './board.js';
import { carries } from './carries.js';
import { challengeCard, discoveryToken } from './content/library.js';
import { enterPlay, leavePlay } from './in-play.js';
import type { G, WowPosition } from './kit.js';
import { ownerOfItem, rivalOf } from './queries.js';
import type { CardId, ItemId, Level, SpaceId, TokenId } from './terms.js';

/** Changes that several rules make. Code that moves a card also moves its abilities, and tells of it. */

// --- ability cards ---------------------------------------------------------------------------------

/** The top card of the deck; the discard pile is shuffled when there is none. */
export const drawCard = carries(
  'WOW-ABL-04',
  'changes.drawCard',
  (g: G, rival: Rival): CardId | undefined => {
    const { deck, seat } = rival;
    if (deck.draw.length === 0) rebuild(g.dice, `deck ${seat}`, deck);
    const card = takeTop(g.dice, `deck ${seat}`, deck);
    if (card !== undefined) {
      rival.hand.push(card);
      enterPlay(g, card, card);
    }
    return card;
  },
);

export type DiscardWhy = 'limit' | 'book' | 'card' | 'random' | 'cost';

/** From the hand to the discard pile, faceup. */
export function discardCards(g: G, rival: Rival, cards: readonly CardId[], why: DiscardWhy): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    rival.hand.splice(rival.hand.indexOf(card), 1);
    leavePlay(g, card, card);
    rival.deck.discard.push(card);
  }
  g.tell?.('discards', { seat: rival.seat, count: cards.length, cards: [...cards], why });
}

/** An ability card that lies on a character or an item goes to its owner's discard pile. */
export const detach = carries(
  ['WOW-KEY-08', 'WOW-KEY-09', 'WOW-ABL-03'],
  'changes.detach',
  (g: G, card: CardId): void => {
    const at = g.board.attached.findIndex((one) => one.card === card);
    const [gone] = g.board.attached.splice(at, 1);
    if (gone === undefined) return;
    leavePlay(g, card, card);
    rivalOf(g, gone.owner).deck.discard.push(card);
    g.tell?.('detached', { card });
  },
);

export function detachAll(g: G, on: string): void {
  for (const { card } of g.board.attached.filter((one) => one.on === on)) detach(g, card);
}

export function attachCard(g: G, card: CardId, owner: SeatId, on: string): void {
  g.board.attached.push({ card, owner, on });
  enterPlay(g, card, card);
  g.tell?.('attached', { card, on });
}

// --- challenge cards -------------------------------------------------------------------------------

/** To the top of the deck of its colour: the last one to be drawn. */
export const discardChallenge = carries(
  ['WOW-CHL-10', 'WOW-CHL-13', 'WOW-ITM-06'],
  'changes.discardChallenge',
  (g: G, card: CardId): void => {
    g.board.challenge[challengeCard(g, card).colour].push(card);
    const at = g.board.flipped.indexOf(card);
    if (at >= 0) g.board.flipped.splice(at, 1);
    g.tell?.('challenge-discarded', { card });
  },
);

/** The bottom card, out of the deck. */
export const drawBottom = carries(
  'WOW-CHL-07',
  'changes.drawBottom',
  (g: G, level: Level): CardId | undefined => {
    const deck = g.board.challenge[level];
    if (deck.length === 0) return undefined;
    const card = deck.shift();
    const { turned, round } = g.board;
    if (turned.round !== round) g.board.turned = { round, cards: [] };
    if (card !== undefined) g.board.turned.cards.push(card);
    return card;
  },
);

/** No longer the card that is being resolved. */
export function putDown({ board: { drawn } }: G, card: CardId): void {
  const at = drawn.indexOf(card);
  if (at >= 0) drawn.splice(at, 1);
}

// --- items -----------------------------------------------------------------------------------------

/** Under the bag token, unequipped. */
export const giveItem = carries(
  'WOW-ITM-14',
  'changes.giveItem',
  (g: G, rival: Rival, item: ItemId): void => {
    rival.bag.push(item);
    enterPlay(g, item, item);
    g.tell?.('item-gained', { seat: rival.seat, item });
  },
);

/** Takes an item from its owner, with everything attached to it (WOW-KEY-10). */
function takeItem(g: G, item: ItemId): Rival {
  const owner = ownerOfItem(g, item);
  if (owner === undefined) throw new Error(`nobody has the item '${item}'`);
  if (owner.weapon === item) owner.weapon = null;
  else if (owner.armor === item) owner.armor = null;
  else owner.bag.splice(owner.bag.indexOf(item), 1);
  return owner;
}

export const discardItem = carries(
  ['WOW-ITM-06', 'WOW-KEY-09'],
  'changes.discardItem',
  (g: G, item: ItemId): void => {
    const { seat } = takeItem(g, item);
    leavePlay(g, item, item);
    detachAll(g, item);
    g.tell?.('item-discarded', { seat, item });
    discardChallenge(g, item);
  },
);

/** From one bag to another. */
export const moveItem = carries('WOW-KEY-10', 'changes.moveItem', (g: G, item: ItemId, to: Rival): void => {
  const from = takeItem(g, item);
  to.bag.push(item);
  g.tell?.('item-taken', { seat: to.seat, item, from: from.seat });
});

// --- movement --------------------------------------------------------------------------------------

export function stepTo(g: G, rival: Rival, to: SpaceId): void {
  const from = rival.space ?? to;
  rival.space = to;
  g.tell?.('moved', { seat: rival.seat, from, to });
}

export type SentWhy = 'flight' | 'hearthstone' | 'card' | 'defeat' | 'false-map';
export function sendTo(g: G, rival: Rival, to: SpaceId, why: SentWhy): void {
  const from = rival.space ?? to;
  rival.space = to;
  g.tell?.('sent-to', { seat: rival.seat, from, to, why });
}

// --- discoveries -----------------------------------------------------------------------------------

/** To the box, faceup. */
export const discardToken = carries(
  'WOW-EXP-08',
  'changes.discardToken',
  (g: G, seat: SeatId, token: TokenId): void => {
    g.board.discarded.push(token);
    g.tell?.('discovery-discarded', { seat, token });
  },
);

export function dropToken(g: G, rival: Rival, token: TokenId): void {
  rival.tokens.splice(rival.tokens.indexOf(token), 1);
  discardToken(g, rival.seat, token);
}

export const tokensOf = (p: WowPosition, { tokens }: Rival, kind: string): TokenId[] =>
  tokens.filter((token) => discoveryToken(p, token).token === kind);

// --- energy, damage --------------------------------------------------------------------------------

export function addEnergy(g: G, rival: Rival, add: number): void {
  const before = rival.energy;
  rival.energy = Math.max(0, rival.energy + add);
  if (rival.energy !== before) g.tell?.('energy-changed', { seat: rival.seat, add: rival.energy - before });
}

/** Damage tokens are taken off, never more than there are. */
export const heal = carries('WOW-DEF-02', 'changes.heal', (g: G, rival: Rival, count: number): void => {
  const healed = Math.min(count, rival.damage);
  rival.damage -= healed;
  g.tell?.('healed', { seat: rival.seat, count: healed });
});
