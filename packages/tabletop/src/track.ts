import type { EntityId } from '@questhall/engine';

/** A number on a printed track. The board holds the number alone; the bounds are content. */
export type Bounds = { readonly min: number; readonly max: number };

/** Numbered places, each for one thing. A place stays where it is when it is emptied. */
export type Slots<Thing> = (Thing | null)[];

/** A card in the order of turns. */
export type TurnCard = { readonly id: EntityId; done: boolean };
/** From first to last. */
export type TurnOrder = TurnCard[];

/** The nearest number that the track has. */
export const within = (value: number, { min, max }: Bounds): number => Math.min(max, Math.max(min, value));

/** Where a token ends, and how much of the way was lost because the track ends. */
export function moveAlong(
  value: number,
  by: number,
  bounds: Bounds,
): { readonly now: number; readonly lost: number } {
  const now = within(value + by, bounds);
  return { now, lost: value + by - now };
}

/** The lowest free place; undefined if all are taken. */
export function firstFree<Thing>(slots: Slots<Thing>): number | undefined {
  const at = slots.indexOf(null);
  return at < 0 ? undefined : at;
}

export function fillSlot<Thing>(slots: Slots<Thing>, place: number, thing: Thing): void {
  if (slots[place] !== null) throw new Error(`place ${place} is not free`);
  slots[place] = thing;
}

export function emptySlot<Thing>(slots: Slots<Thing>, place: number): void {
  slots[place] = null;
}

/** The first card that has not had its turn. */
export const upNext = (order: TurnOrder): TurnCard | undefined => order.find(({ done }) => !done);

export function finishTurn(order: TurnOrder, id: EntityId): void {
  for (const card of order) if (card.id === id) card.done = true;
}

/** Two cards change places. */
export function swapTurns(order: TurnOrder, id: EntityId, other: EntityId): void {
  const [one, two] = [placeOf(order, id), placeOf(order, other)];
  const held = order[one] as TurnCard;
  order[one] = order[two] as TurnCard;
  order[two] = held;
}

/** Last of all, with its turn still to come. */
export function moveToEnd(order: TurnOrder, id: EntityId): void {
  order.splice(placeOf(order, id), 1);
  addTurn(order, id);
}

export function removeTurn(order: TurnOrder, id: EntityId): void {
  const at = order.findIndex((card) => card.id === id);
  if (at >= 0) order.splice(at, 1);
}

export function addTurn(order: TurnOrder, id: EntityId): void {
  order.push({ id, done: false });
}

/** The closest card on one side of another that fits, whether it has had its turn or not. */
export function nearestOf(
  order: TurnOrder,
  id: EntityId,
  side: 'left' | 'right',
  fits: (id: EntityId) => boolean,
): EntityId | undefined {
  const step = side === 'left' ? -1 : 1;
  for (let at = placeOf(order, id) + step; order[at] !== undefined; at += step) {
    const card = order[at] as TurnCard;
    if (fits(card.id)) return card.id;
  }
  return undefined;
}

function placeOf(order: TurnOrder, id: EntityId): number {
  const at = order.findIndex((card) => card.id === id);
  if (at < 0) throw new Error(`there is no turn card '${id}'`);
  return at;
}

export const forkOrder = (order: TurnOrder): TurnOrder => order.map(({ id, done }) => ({ id, done }));
