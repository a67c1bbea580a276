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
  let ends = [from];
  for (const most of moves) ends = walkOn(plan, steps, { gait, cells: ends, costs: [] }, most);
  return { steps, ends };
}

/** Fewest steps to each end of one more move, whose starts have cost so many already. */
function walkOn(plan: Plan, fewest: number[], line: Line, most: number): CellNumber[] {
  for (const cell of line.cells) line.costs.push(fewest[cell] as number);
  let left = 0;
  for (let step = 0; step < most && left < line.cells.length; step++) {
    const until = line.cells.length;
    for (; left < until; left++)
      if (step === 0 || !isStop(line.gait, line.cells[left] as CellNumber)) leave(plan, fewest, line, left);
  }
  const ends: CellNumber[] = [];
  for (let cell = 0; cell < fewest.length; cell++) {
    if (fewest[cell] === FAR) continue;
    if (mayStay(line.gait, cell)) ends.push(cell);
    else fewest[cell] = FAR;
  }
  return ends;
}

/** Cells to be left, one after the other, with the steps that it took to come there: another way may be shorter by now. */
type Line = { readonly gait: Gait; readonly cells: CellNumber[]; readonly costs: number[] };

/** One step from a cell of the line; those that it brings nearer line up behind. */
function leave(plan: Plan, fewest: number[], { gait, cells, costs }: Line, at: number): void {
  const so = (costs[at] as number) + 1;
  for (const to of plan.beside[cells[at] as CellNumber] as readonly CellNumber[]) {
    if (so >= (fewest[to] as number) || isBarred(gait, to)) continue;
    fewest[to] = so;
    cells.push(to);
    costs.push(so);
  }
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
