import type { LrPlan } from '@questhall/lost-relics';
import { type Box, boxOf } from '../../../../map/ground/rooms.js';

export type PlanArea = LrPlan['areas'][number];
export type PlanDoor = LrPlan['doors'][number];
export type Point = { readonly x: number; readonly y: number };
/** A side of a square; `way` leads from one area to another, anything else is a wall. */
export type Border = { readonly from: Point; readonly to: Point; readonly way: boolean };

export const boundsOf = (areas: readonly PlanArea[]): Box => boxOf(areas.flatMap(({ squares }) => squares));

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Which area each square belongs to. */
function owners(areas: readonly PlanArea[]): ReadonlyMap<string, string> {
  return new Map(areas.flatMap(({ id, squares }) => squares.map((square) => [keyOf(square), id] as const)));
}

/** Left, right, upper and lower side: the neighbour, and the two ends. */
const SIDES = [
  { dx: -1, dy: 0, from: { x: 0, y: 0 }, to: { x: 0, y: 1 } },
  { dx: 1, dy: 0, from: { x: 1, y: 0 }, to: { x: 1, y: 1 } },
  { dx: 0, dy: -1, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } },
  { dx: 0, dy: 1, from: { x: 0, y: 1 }, to: { x: 1, y: 1 } },
] as const;

/** Every side at which an area ends, once. */
export function bordersOf(areas: readonly PlanArea[]): Border[] {
  const owner = owners(areas);
  return areas.flatMap(({ id, squares }) =>
    squares.flatMap(({ x, y }) =>
      SIDES.flatMap(({ dx, dy, from, to }) => {
        const other = owner.get(keyOf({ x: x + dx, y: y + dy }));
        // A way is drawn from one of its two sides only.
        if (other === id || (other !== undefined && other < id)) return [];
        return [
          {
            from: { x: x + from.x, y: y + from.y },
            to: { x: x + to.x, y: y + to.y },
            way: other !== undefined,
          },
        ];
      }),
    ),
  );
}

/** The middle of an area; of a crooked one, the middle of its square that is nearest to it. */
export function centreOf({ squares }: Pick<PlanArea, 'squares'>): Point {
  const mean = {
    x: squares.reduce((sum, { x }) => sum + x + 0.5, 0) / squares.length,
    y: squares.reduce((sum, { y }) => sum + y + 0.5, 0) / squares.length,
  };
  const inside = squares.some(({ x, y }) => mean.x >= x && mean.x <= x + 1 && mean.y >= y && mean.y <= y + 1);
  if (inside) return mean;
  const middles = squares.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  return middles.reduce((best, one) => (far(one, mean) < far(best, mean) ? one : best));
}

const far = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

export type DoorPlace = Point & { readonly upright: boolean };

/** A door stands in the middle of what its two areas share, or between the two if they only meet at it. */
export function doorAt(areas: readonly PlanArea[], { between }: PlanDoor): DoorPlace | undefined {
  const [one, other] = between.map((id) => areas.find((area) => area.id === id));
  if (one === undefined || other === undefined) return undefined;
  const shared = one.squares.flatMap(({ x, y }) =>
    SIDES.filter(({ dx, dy }) =>
      other.squares.some((square) => square.x === x + dx && square.y === y + dy),
    ).map(({ dx, from, to }) => ({
      x: x + (from.x + to.x) / 2,
      y: y + (from.y + to.y) / 2,
      upright: dx !== 0,
    })),
  );
  const middle = shared[Math.floor((shared.length - 1) / 2)];
  if (middle !== undefined) return middle;
  const [a, b] = [centreOf(one), centreOf(other)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, upright: Math.abs(a.x - b.x) > Math.abs(a.y - b.y) };
}

/** One of few floors for each area, so that no two that touch look the same. */
export function floorsOf(areas: readonly PlanArea[], floors: number): { readonly [area: string]: number } {
  const chosen: { [area: string]: number } = {};
  for (const area of areas) {
    const taken = areas.filter((other) => other !== area && touch(area, other)).map(({ id }) => chosen[id]);
    const free = Array.from({ length: floors }, (_, i) => i).find((floor) => !taken.includes(floor));
    chosen[area.id] = free ?? 0;
  }
  return chosen;
}

const touch = (a: PlanArea, b: PlanArea): boolean =>
  a.squares.some((one) =>
    b.squares.some((other) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1),
  );
