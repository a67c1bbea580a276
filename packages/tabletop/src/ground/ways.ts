import { FAR, farSteps, type Steps } from './distances.js';
import { type Gait, isBarred, isStop, mayStay } from './gait.js';
import type { CellNumber, Plan } from './types.js';

/** One of several moves that are made one after the other, of which each may stop anywhere it may stay. */
export type Leg = { readonly gait: Gait; readonly most: number };

/** Where the last of several moves may end, nearest first, and in how many steps of all of them. */
export type Ways = { readonly steps: Steps; readonly ends: readonly CellNumber[] };

export function waysIn(plan: Plan, from: CellNumber, legs: readonly Leg[]): Ways {
  const steps = stepsIn(plan, from, legs);
  return { steps, ends: nearestFirst(steps) };
}

/** Fewest steps of all legs to each cell in which the last of them may end. */
function stepsIn(plan: Plan, from: CellNumber, legs: readonly Leg[]): Steps {
  const steps = farSteps(plan);
  steps[from] = 0;
  return stepsAfter(plan, steps, legs);
}

/** Where so many steps have led, and what these legs add to them. */
function stepsAfter(plan: Plan, starts: Steps, legs: readonly Leg[]): Steps {
  let steps = starts;
  for (const leg of legs) steps = walkOn(plan, steps, leg);
  return steps;
}

/** The cells that can be reached; among those that are equally far, in the order of their numbers. */
function nearestFirst(steps: Steps): CellNumber[] {
  const byStep: CellNumber[][] = [];
  for (let cell = 0; cell < steps.length; cell++) {
    const step = steps[cell] as number;
    if (step === FAR) continue;
    while (byStep.length <= step) byStep.push([]);
    byStep[step]?.push(cell);
  }
  const ends: CellNumber[] = [];
  for (const cells of byStep) for (const cell of cells) ends.push(cell);
  return ends;
}

/**
 * Fewest steps to each end of one more move, whose starts have cost so many already. Only cells that the last step has
 * brought nearer are left again: all others have been left sooner.
 */
function walkOn(plan: Plan, starts: Steps, { gait, most }: Leg): Steps {
  const fewest = starts.slice();
  let edge: CellNumber[] = [];
  for (let cell = 0; cell < starts.length; cell++) if (starts[cell] !== FAR) edge.push(cell);
  for (let step = 0; step < most && edge.length > 0; step++)
    edge = oneStep(plan, fewest, gait, step === 0 ? edge : edge.filter((cell) => !isStop(gait, cell)));
  for (let cell = 0; cell < fewest.length; cell++) if (!mayStay(gait, cell)) fewest[cell] = FAR;
  return fewest;
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
  const whole = stepsAfter(plan, stops.steps, rest);
  const onwards = new Map<CellNumber, Steps>();
  const stepsOn = (stop: CellNumber): Steps => {
    const known = onwards.get(stop);
    if (known !== undefined) return known;
    const steps = stepsIn(plan, stop, rest);
    onwards.set(stop, steps);
    return steps;
  };
  const found = new Set<CellNumber>();
  for (const end of ends)
    for (const stop of furthestOnTheWay(stops, stepsOn, end, whole[end] as number)) found.add(stop);
  return [...found].sort((a, b) => a - b);
}

/** Of the first ends from which the rest of a shortest way leads to this end: those that have come furthest. */
function furthestOnTheWay(
  stops: Ways,
  stepsOn: (stop: CellNumber) => Steps,
  end: CellNumber,
  whole: number,
): CellNumber[] {
  const found: CellNumber[] = [];
  let furthest = 0;
  for (let i = stops.ends.length - 1; i >= 0; i--) {
    const stop = stops.ends[i] as CellNumber;
    const sofar = stops.steps[stop] as number;
    if (sofar > whole) continue;
    if (found.length > 0 && sofar < furthest) break;
    if (sofar + (stepsOn(stop)[end] as number) !== whole) continue;
    furthest = sofar;
    found.push(stop);
  }
  return found;
}
