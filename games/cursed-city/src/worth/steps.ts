import { FAR, openSteps } from '@questhall/tabletop/ground';
import { planOf } from '../battlefield.js';
import type { CcPosition } from '../kit.js';
import type { CellId } from '../terms.js';

/** Steps from which on everything is equally far. */
const FAR_OFF = 40;

/** What bars the way is left out: it moves on, or there is a way round it. */
export function stepsBetween(g: CcPosition, one: CellId, other: CellId): number {
  const plan = planOf(g);
  const [from, to] = [plan.numbers.get(one), plan.numbers.get(other)];
  if (from === undefined || to === undefined) return FAR_OFF;
  const steps = openSteps(plan, from)[to] as number;
  return steps === FAR ? FAR_OFF : Math.min(FAR_OFF, steps);
}

/** 1 on the spot, and less with every step: the last steps count most, but the first ones do, too. */
export const nearAt = (steps: number): number => 0.5 * (1 - steps / FAR_OFF) + 0.5 / (1 + steps / 4);

/** Steps to the nearest of some cells. */
export function stepsToNearest(g: CcPosition, from: CellId, cells: readonly CellId[]): number {
  let least = FAR_OFF;
  for (const cell of cells) least = Math.min(least, stepsBetween(g, cell, from));
  return least;
}

/** How near the heroes are to the nearest of some cells: above all the nearest hero, a little all the others. */
export function nearness(g: CcPosition, cells: readonly CellId[]): number {
  let [best, sum, heroes] = [0, 0, 0];
  for (const { where, at } of g.board.heroes) {
    if (where !== 'standing' || at === null) continue;
    const near = nearAt(stepsToNearest(g, at, cells));
    best = Math.max(best, near);
    sum += near;
    heroes++;
  }
  return heroes === 0 ? 0 : 0.6 * best + (0.4 * sum) / heroes;
}
