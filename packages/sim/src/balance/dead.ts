import type { PieceFigures } from './pieces.js';

/** Pieces that might as well not be in the box; ids. */
export type Dead = {
  /** Nobody ever had or met them. */
  neverMet: string[];
  /** Somebody had them, and nobody ever used them. */
  neverUsed: string[];
  /** Offered many times, hardly ever taken. */
  seldomTaken: string[];
  /** Owned in many plays, used in hardly any. */
  seldomUsed: string[];
};

/** Below these a piece that is used by choice is as good as dead; it must have had so many chances before. */
export const SELDOM = { taken: 0.08, chances: 100, used: 0.1, plays: 20 } as const;

export function deadOf(pieces: readonly PieceFigures[]): Dead {
  const chosen = pieces.filter(({ side }) => side === 'ours');
  const ids = (list: readonly PieceFigures[]) => list.map(({ id }) => id);
  return {
    neverMet: ids(pieces.filter(({ had }) => had === 0)),
    neverUsed: ids(chosen.filter(({ had, uses }) => had > 0 && uses === 0)),
    seldomTaken: ids(chosen.filter(isSeldomTaken)),
    seldomUsed: ids(chosen.filter((piece) => !isSeldomTaken(piece) && isSeldomUsed(piece))),
  };
}

const isSeldomTaken = ({ uses, chances }: PieceFigures): boolean =>
  uses > 0 && chances >= SELDOM.chances && uses / chances < SELDOM.taken;

const isSeldomUsed = ({ uses, used, had }: PieceFigures): boolean =>
  uses > 0 && had >= SELDOM.plays && used / had < SELDOM.used;
