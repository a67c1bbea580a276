import { FAR, farSteps, type Steps } from './distances.js';
import { type Gait, isBarred, isStop, mayStay } from './gait.js';
import type { CellNumber, Plan } from './types.js';

/** One of several moves that are made one after the other, of which each may stop anywhere it may stay. */
export type Leg = { readonly gait: Gait; readonly most: number };

/** Where the last of several moves may end, nearest first, and in how many steps of all of them. */
export type Ways = { readonly steps: Steps; readonly ends: readonly CellNumber[] };

export function waysIn(plan: Plan, from: CellNumber, legs: readonly Leg[]): Ways {
  let steps = farSteps(plan);
  steps[from] = 0;
  for (const leg of legs) steps = walkOn(plan, steps, leg);
  const ends: CellNumber[] = [];
  for (let cell = 0; cell < steps.length; cell++) if (steps[cell] !== FAR) ends.push(cell);
  return { steps, ends: ends.sort((a, b) => (steps[a] as number) - (steps[b] as number) || a - b) };
}

/** Fewest steps to each end of one more move, whose starts have cost so many already. */
function walkOn(plan: Plan, starts: Steps, { gait, most }: Leg): Steps {
  const fewest = starts.slice();
  let edge = starts;
  for (let step = 1; step <= most; step++) {
    edge = oneStep(plan, edge, gait, step === 1);
    for (let cell = 0; cell < edge.length; cell++)
      if ((edge[cell] as number) < (fewest[cell] as number)) fewest[cell] = edge[cell] as number;
  }
  for (let cell = 0; cell < fewest.length; cell++) if (!mayStay(gait, cell)) fewest[cell] = FAR;
  return fewest;
}

function oneStep(plan: Plan, edge: Steps, gait: Gait, isFirst: boolean): Steps {
  const next = farSteps(plan);
  for (let cell = 0; cell < edge.length; cell++) {
    const so = edge[cell] as number;
    if (so === FAR || (!isFirst && isStop(gait, cell))) continue;
    for (const to of plan.beside[cell] as readonly CellNumber[])
      if (so + 1 < (next[to] as number) && !isBarred(gait, to)) next[to] = so + 1;
  }
  return next;
}

/**
 * Where the first of these moves ends if the last is to end in one of `ends` by a shortest way, and the first goes as far
 * as it can on such a way.
 */
export function firstEnds(
  plan: Plan,
  from: CellNumber,
  legs: readonly Leg[],
  ends: readonly CellNumber[],
): CellNumber[] {
  const [first, ...rest] = legs;
  if (first === undefined) return [from];
  const stops = waysIn(plan, from, [first]);
  const whole = waysIn(plan, from, legs).steps;
  const found = new Set<CellNumber>();
  for (const end of ends)
    for (const stop of furthestOnTheWay(plan, stops, rest, end, whole[end] as number)) found.add(stop);
  return [...found].sort((a, b) => a - b);
}

/** Of the first ends from which the rest of a shortest way leads to this end: those that have come furthest. */
function furthestOnTheWay(
  plan: Plan,
  stops: Ways,
  rest: readonly Leg[],
  end: CellNumber,
  whole: number,
): CellNumber[] {
  const found: CellNumber[] = [];
  let furthest = 0;
  for (const stop of stops.ends.toReversed()) {
    const sofar = stops.steps[stop] as number;
    if (sofar > whole) continue;
    if (found.length > 0 && sofar < furthest) break;
    if (sofar + (waysIn(plan, stop, rest).steps[end] as number) !== whole) continue;
    furthest = sofar;
    found.push(stop);
  }
  return found;
}
