import type { Dice, SeatId, Viewer } from '@questhall/engine';

/** A draw pile, facedown, whose top is the end of its list, and the discard pile beside it, which lies open. */
export type Pile = { draw: string[]; discard: string[]; known: Known | null };

/** Somebody has seen the topmost cards, so many of them, and knows their order. */
export type Known = { readonly seat: SeatId; readonly count: number };

export const pileOf = (draw: string[]): Pile => ({ draw, discard: [], known: null });

export function forkPile(pile: Pile): Pile {
  return { draw: pile.draw.slice(), discard: pile.discard.slice(), known: pile.known };
}

export function takeTop(dice: Dice, label: string, pile: Pile): string | undefined {
  const { draw, known } = pile;
  if (draw.length === 0) return undefined;
  const at = dice.turnUp(label, draw, known === null ? null : known.seat);
  const card = draw[at] as string;
  draw[at] = draw[draw.length - 1] as string;
  draw.pop();
  if (known !== null) forgetTop(pile, 1);
  return card;
}

/** The top card, which stays facedown: whoever turns it up later says so then. */
export function takeFacedown(pile: Pile): string | undefined {
  const card = pile.draw.pop();
  if (card !== undefined) forgetTop(pile, 1);
  return card;
}

/** The topmost cards, the topmost first. */
export function liftTop(dice: Dice, label: string, pile: Pile, count: number): string[] {
  const cards: string[] = [];
  for (let card: string | undefined; cards.length < count; cards.push(card)) {
    card = takeTop(dice, label, pile);
    if (card === undefined) break;
  }
  return cards;
}

function forgetTop(pile: Pile, count: number): void {
  const { known } = pile;
  if (known === null) return;
  pile.known = known.count > count ? { seat: known.seat, count: known.count - count } : null;
}

/** Puts cards back, the first of them topmost. Whoever does it knows them from now on. */
export function putOnTop(pile: Pile, cards: readonly string[], seat: SeatId): void {
  const below = pile.known?.seat === seat ? pile.known.count : 0;
  pile.draw.push(...cards.toReversed());
  const count = cards.length + below;
  pile.known = count === 0 ? null : { seat, count };
}

export function putUnder(pile: Pile, cards: readonly string[]): void {
  pile.draw.unshift(...cards);
}

/** Takes a card out of wherever it lies in the pile. True if it was there. */
export function takeOut(pile: Pile, card: string): boolean {
  const at = pile.draw.indexOf(card);
  if (at >= 0) {
    pile.draw.splice(at, 1);
    pile.known = null;
    return true;
  }
  const among = pile.discard.indexOf(card);
  if (among >= 0) pile.discard.splice(among, 1);
  return among >= 0;
}

/** Shuffles a card among the topmost ones, or into the whole pile. */
export function shuffleIn(dice: Dice, label: string, pile: Pile, card: string, among?: number): void {
  const from = among === undefined ? 0 : Math.max(0, pile.draw.length - among);
  const top = pile.draw.splice(from);
  pile.draw.push(...dice.shuffleFacedown(label, [...top, card]));
  pile.known = null;
}

/** The discard pile becomes the draw pile. */
export function rebuild(dice: Dice, label: string, pile: Pile): void {
  pile.draw = dice.shuffleFacedown(label, pile.discard);
  pile.discard = [];
  pile.known = null;
}

/** A pile as somebody sees it: how many cards, what lies open, and the topmost ones that they have seen before. */
export type PileView = {
  readonly size: number;
  readonly discard: readonly string[];
  readonly known: readonly string[];
};

export function viewPile(pile: Pile, viewer: Viewer): PileView {
  return {
    size: pile.draw.length,
    discard: pile.discard.slice(),
    known: knownTop(pile, viewer).toReversed(),
  };
}

/** The cards on top that the viewer knows, the topmost last as in the pile. */
export function knownTop({ draw, known }: Pile, viewer: Viewer): string[] {
  return known !== null && known.seat === viewer ? draw.slice(-known.count) : [];
}
