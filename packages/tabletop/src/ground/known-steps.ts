import { distances, farSteps, type Steps } from './distances.js';
import { BAR, freeGait } from './gait.js';
import type { CellNumber, Plan } from './types.js';

/** Distances that are asked for all the time, each worked out once for as long as the same things bar the way. */

type Known = { readonly bars: readonly CellNumber[]; readonly from: (Steps | undefined)[] };
type Memory = WeakMap<Plan, Known>;

const NO_BARS: readonly CellNumber[] = [];
const open: Memory = new WeakMap();
const past: Memory = new WeakMap();

/** Distances from a cell while nothing bars the way. */
export const openSteps = (plan: Plan, from: CellNumber): Steps => remembered(open, plan, NO_BARS, from);

/** Distances from a cell while these cells are barred. Of each plan those are remembered that were barred the last time. */
export const stepsPast = (plan: Plan, bars: readonly CellNumber[], from: CellNumber): Steps =>
  remembered(past, plan, bars, from);

function remembered(memory: Memory, plan: Plan, bars: readonly CellNumber[], from: CellNumber): Steps {
  let known = memory.get(plan);
  if (known === undefined || !areSame(known.bars, bars)) {
    known = { bars, from: [] };
    memory.set(plan, known);
  }
  known.from[from] ??= measured(plan, bars, from);
  return known.from[from];
}

const areSame = (one: readonly CellNumber[], other: readonly CellNumber[]): boolean =>
  one.length === other.length && one.every((cell, i) => cell === other[i]);

function measured(plan: Plan, bars: readonly CellNumber[], from: CellNumber): Steps {
  const gait = freeGait(plan);
  for (const cell of bars) gait[cell] = BAR;
  return distances(plan, [from], gait);
}

/** Distances from the nearest of several cells, of which each one's are known. */
export function fewestOf(plan: Plan, all: readonly Steps[]): Steps {
  const [first = farSteps(plan), ...others] = all;
  if (others.length === 0) return first;
  return first.map((steps, cell) => {
    let fewest = steps;
    for (const other of others) fewest = Math.min(fewest, other[cell] as number);
    return fewest;
  });
}
