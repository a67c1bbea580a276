import { best } from './best.js';
import { FAR, farSteps, type Steps } from './distances.js';
import { type Gait, isBarred, isStop, mayStay } from './gait.js';
import type { CellNumber, Plan } from './types.js';

/** Moves of one figure, one after the other, with the most steps of each. Every one may stop anywhere it may stay. */
export type Walk = { readonly gait: Gait; readonly moves: readonly number[] };

/** Where the last of several moves may end, in the order of the cells, and in how many steps of all of them. */
export type Ways = { readonly steps: Steps; readonly ends: readonly CellNumber[] };

export function waysIn(plan: Plan, from: CellNumber, { gait, moves }: Walk): Ways {
  const steps = farSteps(plan);
  steps[from] = 0;
  for (const most of moves) walkOn(plan, steps, gait, most);
  return { steps, ends: reached(steps) };
}

function reached(steps: Steps): CellNumber[] {
  const cells: CellNumber[] = [];
  for (let cell = 0; cell < steps.length; cell++) if (steps[cell] !== FAR) cells.push(cell);
  return cells;
}

/**
 * Fewest steps to each end of one more move, whose starts have cost so many already. Only cells that the last step has
 * brought nearer are left again: all others have been left sooner.
 */
function walkOn(plan: Plan, fewest: Steps, gait: Gait, most: number): void {
  let edge = reached(fewest);
  for (let step = 0; step < most && edge.length > 0; step++)
    edge = oneStep(plan, fewest, gait, step === 0 ? edge : edge.filter((cell) => !isStop(gait, cell)));
  for (let cell = 0; cell < fewest.length; cell++) if (!mayStay(gait, cell)) fewest[cell] = FAR;
}

/** Takes one step from each of these cells; gives those that it brings nearer. */
function oneStep(plan: Plan, fewest: Steps, gait: Gait, edge: readonly CellNumber[]): CellNumber[] {
  const nearer: CellNumber[] = [];
  // Read before anything is written: a cell of the edge may itself come nearer from another one.
  const costs = edge.map((cell) => fewest[cell] as number);
  for (let i = 0; i < edge.length; i++) {
    const so = (costs[i] as number) + 1;
    for (const to of plan.beside[edge[i] as CellNumber] as readonly CellNumber[]) {
      if (so >= (fewest[to] as number) || isBarred(gait, to)) continue;
      fewest[to] = so;
      nearer.push(to);
    }
  }
  return nearer;
}

/**
 * Where the first of these moves ends if the last is to end in one of `ends` by a shortest way, and the first goes as far
 * as it can on such a way. A way leads back as it leads there, so the others are walked from their end.
 */
export function firstEnds(
  plan: Plan,
  from: CellNumber,
  { gait, moves }: Walk,
  ends: readonly CellNumber[],
): CellNumber[] {
  const [first, ...others] = moves;
  if (first === undefined) return [from];
  const stops = waysIn(plan, from, { gait, moves: [first] });
  const back = { gait, moves: others.reverse() };
  const found = new Set<CellNumber>();
  for (const end of ends) {
    const { steps } = waysIn(plan, end, back);
    for (const stop of furthestOnTheWay(stops, steps)) found.add(stop);
  }
  return [...found].sort((a, b) => a - b);
}

/** Of the first ends from which a shortest way leads on: those that have come furthest. */
const furthestOnTheWay = ({ ends, steps }: Ways, onwards: Steps): CellNumber[] =>
  best(
    ends,
    (stop) => (steps[stop] as number) + (onwards[stop] as number),
    (stop) => -(steps[stop] as number),
  );
