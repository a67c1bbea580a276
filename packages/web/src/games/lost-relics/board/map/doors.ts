import type { LrArea, LrPlan } from '@questhall/lost-relics';
import { type Point, pairOf, type Square } from './points.js';

/** Where a door stands. `angle` is that of the wall it is in: 90 is a wall from top to bottom. */
export type DoorSpot = {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly at: Point;
  readonly angle: 0 | 45 | 90;
};

type Found = {
  readonly doors: readonly DoorSpot[];
  readonly passages: readonly Square[];
  /** Pairs of areas with a wall between them. */
  readonly shut: ReadonlySet<string>;
};

/** Doors stand in the middle of the wall between their areas, or half-way through the rock. */
export function doorSpots(areas: readonly LrArea[], doors: LrPlan['doors']): Found {
  const squaresOf = (id: string) => areas.find((area) => area.id === id)?.squares ?? [];
  const taken = new Set<string>();
  const found = doors.map(({ id, between }) => {
    const pairs = nearest(squaresOf(between[0]), squaresOf(between[1]));
    const free = pairs.filter(([a, b]) => !taken.has(spotKey(a, b)));
    const [a, b] = middleOf(free.length > 0 ? free : pairs);
    taken.add(spotKey(a, b));
    return { door: { id, between, at: halfWay(a, b), angle: angleOf(a, b) }, passage: gap(a, b) };
  });
  return {
    doors: found.map(({ door }) => door),
    passages: found.flatMap(({ passage }) => passage),
    shut: new Set(doors.map(({ between }) => pairOf(...between))),
  };
}

type Pair = readonly [Square, Square];
const spotKey = (a: Square, b: Square): string => halfWay(a, b).join(' ');
const halfWay = (a: Square, b: Square): Point => [(a.x + b.x + 1) / 2, (a.y + b.y + 1) / 2];

/** All pairs of squares that are as near to each other as any. */
function nearest(some: readonly Square[], others: readonly Square[]): Pair[] {
  const pairs = some.flatMap((a) => others.map((b): Pair => [a, b]));
  const apart = ([a, b]: Pair) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  const least = Math.min(...pairs.map(apart));
  return pairs.filter((pair) => apart(pair) === least);
}

function middleOf(pairs: readonly Pair[]): Pair {
  const nowhere = { x: 0, y: 0 };
  return pairs[Math.floor((pairs.length - 1) / 2)] ?? [nowhere, nowhere];
}

function angleOf(a: Square, b: Square): DoorSpot['angle'] {
  if (a.y === b.y) return 90;
  return a.x === b.x ? 0 : 45;
}

/** The squares between two that lie in one row or one column. */
function gap(a: Square, b: Square): Square[] {
  const steps = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  if (a.x !== b.x && a.y !== b.y) return [];
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => ({
    x: a.x + ((b.x - a.x) / steps) * (i + 1),
    y: a.y + ((b.y - a.y) / steps) * (i + 1),
  }));
}
