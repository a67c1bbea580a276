import { type Gait, isBarred } from './gait.js';
import { numberOf } from './plan.js';
import type { CellId, CellNumber, Plan } from './types.js';

/** Steps to each cell by its number; `FAR` where none lead. */
export type Steps = readonly number[];
export const FAR = 32767;

export const farSteps = (plan: Plan): number[] => new Array<number>(plan.cells.length).fill(FAR);

/**
 * Fewest steps from the nearest of several cells. A barred cell has a distance; nothing behind it has one because of it.
 * A start is always left.
 */
export function distances(plan: Plan, from: readonly CellNumber[], gait: Gait): Steps {
  const steps = farSteps(plan);
  const line: CellNumber[] = [];
  for (const cell of from) {
    if (steps[cell] === 0) continue;
    steps[cell] = 0;
    line.push(cell);
  }
  const starts = line.length;
  for (let next = 0; next < line.length; next++) {
    const cell = line[next] as CellNumber;
    if (next < starts || !isBarred(gait, cell)) spread(plan, steps, line, cell);
  }
  return steps;
}

function spread(plan: Plan, steps: number[], line: CellNumber[], cell: CellNumber): void {
  const further = (steps[cell] as number) + 1;
  for (const to of plan.beside[cell] as readonly CellNumber[]) {
    if (steps[to] !== FAR) continue;
    steps[to] = further;
    line.push(to);
  }
}

/** How far it is to a cell; infinite if no way leads there. */
export function stepsTo(plan: Plan, steps: Steps, cell: CellId): number {
  const count = steps[numberOf(plan, cell)] as number;
  return count === FAR ? Number.POSITIVE_INFINITY : count;
}
