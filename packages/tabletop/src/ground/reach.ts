import { FAR, farSteps, type Steps } from './distances.js';
import { type Gait, isBarred, isStop, mayStay } from './gait.js';
import { cellsOf, numberOf } from './plan.js';
import type { CellId, CellNumber, Plan } from './types.js';

export type Reach = {
  readonly plan: Plan;
  readonly gait: Gait;
  readonly from: CellNumber;
  /** Fewest steps to every cell that can be entered. */
  readonly steps: Steps;
  /** Cells in which the move may end, nearest first. The start is one of them if it may stay there. */
  readonly ends: readonly CellNumber[];
};

/** Neighbours that can be entered. */
export function stepsFrom(plan: Plan, from: CellNumber, gait: Gait): CellNumber[] {
  const steps: CellNumber[] = [];
  for (const to of plan.beside[from] as readonly CellNumber[]) if (!isBarred(gait, to)) steps.push(to);
  return steps;
}

/** Where a move of so many steps may lead. The start always lets the mover go. */
export function reach(plan: Plan, from: CellNumber, gait: Gait, most: number): Reach {
  const steps = farSteps(plan);
  const line: CellNumber[] = [from];
  steps[from] = 0;
  for (let next = 0; next < line.length; next++) {
    const cell = line[next] as CellNumber;
    const further = (steps[cell] as number) + 1;
    if (further > most) break;
    if (cell !== from && isStop(gait, cell)) continue;
    for (const to of plan.beside[cell] as readonly CellNumber[]) {
      if (steps[to] !== FAR || isBarred(gait, to)) continue;
      steps[to] = further;
      line.push(to);
    }
  }
  const ends: CellNumber[] = [];
  for (const cell of line) if (mayStay(gait, cell)) ends.push(cell);
  return { plan, gait, from, steps, ends };
}

/** One shortest way with its start and its end, the same each time. */
export function pathTo(found: Reach, end: CellId): CellId[] {
  const { plan, from, steps } = found;
  let cell = numberOf(plan, end);
  if (steps[cell] === FAR) throw new Error(`no way leads to '${end}'`);
  const path: CellNumber[] = [cell];
  while (cell !== from) {
    cell = before(found, cell);
    path.push(cell);
  }
  return cellsOf(plan, path.reverse());
}

/** The first cell from which a shortest way enters this one. */
function before({ plan, gait, from, steps }: Reach, cell: CellNumber): CellNumber {
  const sooner = (steps[cell] as number) - 1;
  for (const back of plan.beside[cell] as readonly CellNumber[])
    if (steps[back] === sooner && (back === from || !isStop(gait, back))) return back;
  throw new Error(`no step leads to '${plan.cells[cell]}'`);
}
