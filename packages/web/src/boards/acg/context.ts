import { createContext, useContext } from 'react';
import type { Picks } from './picks.js';

type Table = {
  readonly picks: Picks;
  readonly barred: ReadonlyMap<string, string>;
  readonly selected: readonly string[];
  readonly recent: readonly string[];
  /** Several things may be picked before it counts. */
  readonly many: boolean;
  /** The option that somebody points at, on the table or in the bar. */
  readonly aimed: string | undefined;
  readonly onAim: (option: string | undefined) => void;
  /** The one thing that the tab key reaches. */
  readonly stop: string | undefined;
  readonly onStop: (thing: string) => void;
  readonly onPick: (option: string) => void;
  readonly onLook: (card: string) => void;
};

const nothing = () => undefined;

export const TableContext = createContext<Table>({
  picks: new Map(),
  barred: new Map(),
  selected: [],
  recent: [],
  many: false,
  aimed: undefined,
  onAim: nothing,
  stop: undefined,
  onStop: nothing,
  onPick: nothing,
  onLook: nothing,
});

export const useTable = (): Table => useContext(TableContext);
