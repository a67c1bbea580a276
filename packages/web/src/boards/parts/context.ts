import { createContext, useContext } from 'react';
import type { BarredOption } from '../../table/scene.js';
import type { Change } from './happened.js';
import type { Picks } from './picks.js';
import type { Hand, Wondered } from './types.js';

export type Table = {
  readonly picks: Picks;
  readonly barred: ReadonlyMap<string, BarredOption>;
  readonly selected: readonly string[];
  readonly recent: readonly string[];
  readonly changes: readonly Change[];
  readonly pointed: readonly string[];
  /** Cards that lie nowhere yet. */
  readonly loose: readonly string[];
  /** Several things may be picked before it counts. */
  readonly many: boolean;
  /** The option that somebody points at, on the table or in the bar. */
  readonly aimed: string | undefined;
  readonly onAim: (option: string | undefined) => void;
  /** The one thing that the tab key reaches. */
  readonly stop: string | undefined;
  readonly onStop: (thing: string) => void;
  readonly onPick: (option: string, hand: Hand) => void;
  readonly onLook: (card: string) => void;
  /** Somebody points at a card, or no longer does. */
  readonly onPeek: (card: string | undefined) => void;
  readonly onWhy: ((about: Wondered) => void) | undefined;
};

const nothing = () => undefined;

export const TableContext = createContext<Table>({
  picks: new Map(),
  barred: new Map(),
  selected: [],
  recent: [],
  changes: [],
  pointed: [],
  loose: [],
  many: false,
  aimed: undefined,
  onAim: nothing,
  stop: undefined,
  onStop: nothing,
  onPick: nothing,
  onLook: nothing,
  onPeek: nothing,
  onWhy: undefined,
});

export const useTable = (): Table => useContext(TableContext);

/** Whether a coach points at a part of the board that is no thing: `quest`, `phases`, `peril`, `dice`. */
export const usePointed = (part: string): true | undefined => useTable().pointed.includes(part) || undefined;

/** How a coach points at an answer, beside the things of the table. */
export const answerPoint = (option: string): string => `answer ${option}`;
