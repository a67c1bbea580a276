import type { Point } from './points.js';
import { type Box, isLow, NAME } from './rooms.js';

export type Standing = { readonly heroes: readonly string[]; readonly hostiles: readonly string[] };
/** Where everybody in an area stands; `size` is the width of a figure, in squares. */
export type Spots = {
  readonly at: { readonly [figure: string]: Point };
  readonly size: number;
  /** Between the two sides. */
  readonly clash: Point | undefined;
};

const LARGEST = 0.76;
const GAP = 0.22;
/** Objects lie along the upper edge. */
export const THING = 0.4;

/** Heroes on one side, hostiles on the other, as large as the floor allows. */
export function spotsIn(floor: Box, { heroes, hostiles }: Standing, hasThings: boolean): Spots {
  const room = floorFor(floor, hasThings);
  const wide = arranged(room, heroes.length, hostiles.length);
  const tall = arranged(flipped(room), heroes.length, hostiles.length);
  const plan = tall.size > wide.size + 0.01 ? { ...tall, points: tall.points.map(swap) } : wide;
  const figures = [...heroes, ...hostiles];
  const [last, next] = [plan.points[heroes.length - 1], plan.points[heroes.length]];
  const both = heroes.length > 0 && hostiles.length > 0 && last !== undefined && next !== undefined;
  return {
    at: Object.fromEntries(figures.map((id, i) => [id, plan.points[i] ?? ([room.x, room.y] as const)])),
    size: plan.size,
    clash: both ? (tall.size > wide.size + 0.01 ? swap(plan.clash) : plan.clash) : undefined,
  };
}

/** Above the name and beside the objects, which lie along the upper edge, or at the side of a low room. */
function floorFor(floor: Box, hasThings: boolean): Box {
  const aside = hasThings && liesAside(floor) ? THING + 0.06 : 0;
  const top = hasThings && aside === 0 ? THING + 0.04 : 0.06;
  const low = isLow(floor) ? NAME / 2 : NAME;
  return {
    x: floor.x + aside,
    y: floor.y + top,
    width: floor.width - aside,
    height: floor.height - low - top,
  };
}

const liesAside = ({ width, height }: Box): boolean => height <= 1 && width > 1;

/** Where the objects of an area lie: side by side in the middle of the upper edge, or below each other at the side. */
export function objectSpots(floor: Box, count: number): Point[] {
  const aside = liesAside(floor);
  const step = Math.min(THING + 0.06, (aside ? floor.height : floor.width) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) =>
    aside
      ? ([floor.x + 0.28, floor.y + 0.27 + i * step] as const)
      : ([floor.x + floor.width / 2 + (i - (count - 1) / 2) * step, floor.y + 0.26] as const),
  );
}

const flipped = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });
const swap = ([x, y]: Point): Point => [y, x];

type Arranged = { readonly points: Point[]; readonly size: number; readonly clash: Point };

function arranged(room: Box, heroes: number, hostiles: number): Arranged {
  const gap = heroes > 0 && hostiles > 0 ? GAP : 0;
  const columns = (rows: number) => Math.ceil(heroes / rows) + Math.ceil(hostiles / rows);
  const sizeIn = (rows: number) => Math.min(LARGEST, room.width / (columns(rows) + gap), room.height / rows);
  const most = Math.max(1, heroes, hostiles);
  let rows = 1;
  for (let tried = 2; tried <= most; tried++) if (sizeIn(tried) > sizeIn(rows) + 0.001) rows = tried;
  const size = sizeIn(rows);
  const width = size * (columns(rows) + gap);
  const left = room.x + (room.width - width) / 2;
  const middle = room.y + room.height / 2;
  const border = left + Math.ceil(heroes / rows) * size;
  return {
    size,
    clash: [border + (gap * size) / 2, middle],
    points: [
      ...block(heroes, rows, { left, middle, size }),
      ...block(hostiles, rows, { left: border + gap * size, middle, size }),
    ],
  };
}

type Start = { readonly left: number; readonly middle: number; readonly size: number };

/** Column by column, each column in the middle of the height. */
function block(count: number, rows: number, { left, middle, size }: Start): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const column = Math.floor(i / rows);
    const inColumn = Math.min(rows, count - column * rows);
    const row = i - column * rows;
    return [left + (column + 0.5) * size, middle + (row - (inColumn - 1) / 2) * size] as const;
  });
}
