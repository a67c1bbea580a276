import type { CellNumber, Plan } from './types.js';

/** It cannot be entered. */
export const BAR = 1;
/** A move ends there. */
export const STOP = 2;
/** A move may lead through it and cannot end there. */
export const PASS_ONLY = 4;

/** How one figure walks here and now, as the game's own rules say: for each cell what bars, stops or hurries it on. */
export type Gait = number[];

/** Every cell may be entered and stayed in. */
export const freeGait = (plan: Plan): Gait => new Array<number>(plan.cells.length).fill(0);

const has = (gait: Gait, cell: CellNumber, mark: number): boolean => ((gait[cell] ?? 0) & mark) !== 0;

export const isBarred = (gait: Gait, cell: CellNumber): boolean => has(gait, cell, BAR);
export const isStop = (gait: Gait, cell: CellNumber): boolean => has(gait, cell, STOP);
export const mayStay = (gait: Gait, cell: CellNumber): boolean => !has(gait, cell, BAR | PASS_ONLY);
