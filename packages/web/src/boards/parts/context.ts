import type { BarredOption, Offered } from '@questhall/table';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Change } from './happened.js';
import type { Picks } from './picks.js';
import type { Hand, Wondered } from './types.js';

/**
 * What every thing on the table reads. It is the same object until the table or the question changes: what is pointed
 * at is in `pointer`, which only tells those whom it concerns.
 */
export type Table = {
  readonly picks: Picks;
  readonly barred: ReadonlyMap<string, BarredOption>;
  readonly selected: readonly string[];
  readonly recent: readonly string[];
  readonly changes: readonly Change[];
  readonly pointed: readonly string[];
  /** Cards that lie nowhere yet. */
  readonly loose: readonly string[];
  /** The answers in the bar, and whether others are only on the map; `onList` lists those as well, or no longer. */
  readonly listed: readonly Offered[];
  readonly listing: 'all' | 'some' | 'opened';
  readonly onList: () => void;
  /** Several things may be picked before it counts. */
  readonly many: boolean;
  readonly pointer: Pointer;
  /** The option that a finger has pointed at: aimed at while nothing else is. */
  readonly tapped: string | undefined;
  /** The one thing that the tab key reaches, unless another one had the focus since. */
  readonly first: string | undefined;
  readonly onPick: (option: string, hand: Hand) => void;
  readonly onLook: (card: string) => void;
  /** Somebody points at a card, or no longer does. */
  readonly onPeek: (card: string | undefined) => void;
  readonly onWhy: ((about: Wondered) => void) | undefined;
};

type Listener = () => void;

/** What is pointed at and what has the focus. It lies outside of what is drawn, so that only those who care are drawn again. */
export class Pointer {
  aimed: string | undefined;
  stop: string | undefined;
  private readonly aimListeners = new Set<Listener>();
  private readonly stopListeners = new Set<Listener>();

  readonly aimAt = (option: string | undefined): void => {
    if (option === this.aimed) return;
    this.aimed = option;
    for (const listener of this.aimListeners) listener();
  };

  readonly stopAt = (thing: string): void => {
    if (thing === this.stop) return;
    this.stop = thing;
    for (const listener of this.stopListeners) listener();
  };

  readonly onAim = (listener: Listener): (() => void) => listenIn(this.aimListeners, listener);
  readonly onStop = (listener: Listener): (() => void) => listenIn(this.stopListeners, listener);
}

function listenIn(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nothing = () => undefined;

export const TableContext = createContext<Table>({
  picks: new Map(),
  barred: new Map(),
  selected: [],
  recent: [],
  changes: [],
  pointed: [],
  loose: [],
  listed: [],
  listing: 'all',
  onList: nothing,
  many: false,
  pointer: new Pointer(),
  tapped: undefined,
  first: undefined,
  onPick: nothing,
  onLook: nothing,
  onPeek: nothing,
  onWhy: undefined,
});

export const useTable = (): Table => useContext(TableContext);

export function useAimed(): string | undefined {
  const { pointer, tapped } = useTable();
  return useSyncExternalStore(pointer.onAim, () => pointer.aimed) ?? tapped;
}

/** Whether this is the option that somebody points at. Whoever asks is drawn again only when the answer changes. */
export function useIsAimed(option: string | undefined): boolean {
  const { pointer, tapped } = useTable();
  const isIt = () => option !== undefined && (pointer.aimed ?? tapped) === option;
  return useSyncExternalStore(pointer.onAim, isIt);
}

/** What makes something aim: a pointer on it, or the keyboard. */
export const aiming = (aim: (on: boolean) => void) => ({
  onFocus: () => aim(true),
  onBlur: () => aim(false),
  onPointerEnter: () => aim(true),
  onPointerLeave: () => aim(false),
});

/** Whether the tab key reaches this thing. */
export function useIsStop(thing: string): boolean {
  const { pointer, first, picks } = useTable();
  return useSyncExternalStore(pointer.onStop, () => stopAmong(picks, pointer.stop, first) === thing);
}

/** A thing that had the focus stays the tab stop as long as it can be picked, or nothing can. */
function stopAmong(picks: Picks, last: string | undefined, first: string | undefined): string | undefined {
  return last !== undefined && (picks.size === 0 || isPicked(picks, last)) ? last : first;
}

/** A thing may be drawn more than once, and is told apart by a place behind its name. */
const isPicked = (picks: Picks, name: string): boolean =>
  picks.has(name) || picks.has(name.slice(0, Math.max(0, name.lastIndexOf('@'))));

/** Whether a coach points at a part of the board that is no thing: `quest`, `phases`, `peril`, `dice`. */
export const usePointed = (part: string): true | undefined => useTable().pointed.includes(part) || undefined;
