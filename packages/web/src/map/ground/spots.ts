import type { Point } from './points.js';
import { type Box, nameIn } from './rooms.js';

/** Who stands in a site, side by side. */
export type Standing = { readonly ours: readonly string[]; readonly theirs: readonly string[] };
/** What else takes room there. */
export type Taken = { readonly tokens: boolean; readonly named: boolean };
/** Where everybody in a site stands; `size` is the width of a figure, in squares. */
export type Spots = {
  readonly at: { readonly [figure: string]: Point };
  readonly size: number;
  readonly clash: Point | undefined;
};

const LARGEST = 0.76;
const GAP = 0.22;
/** How wide a token is. Tokens lie along the upper edge. */
export const TOKEN = 0.4;

/** Ours on one side, theirs on the other, as large as the floor allows. */
export function spotsIn(floor: Box, { ours, theirs }: Standing, taken: Taken): Spots {
  const alone = inSquare(floor, taken, [...ours, ...theirs]);
  if (alone !== undefined) return alone;
  const room = floorFor(floor, taken);
  const wide = arranged(room, ours.length, theirs.length);
  const tall = arranged(flipped(room), ours.length, theirs.length);
  const plan = tall.size > wide.size + 0.01 ? { ...tall, points: tall.points.map(swap) } : wide;
  const figures = [...ours, ...theirs];
  const [last, next] = [plan.points[ours.length - 1], plan.points[ours.length]];
  const both = ours.length > 0 && theirs.length > 0 && last !== undefined && next !== undefined;
  return {
    at: Object.fromEntries(figures.map((id, i) => [id, plan.points[i] ?? ([room.x, room.y] as const)])),
    size: plan.size,
    clash: both ? (tall.size > wide.size + 0.01 ? swap(plan.clash) : plan.clash) : undefined,
  };
}

/** A square of its own for one, who fills it, or for two, who stand at its corners and overlap. */
function inSquare({ x, y, width, height }: Box, taken: Taken, figures: readonly string[]): Spots | undefined {
  if (width > 1 || height > 1 || taken.tokens || taken.named) return undefined;
  const [one = '', other = ''] = figures;
  if (figures.length === 1) return { at: { [one]: [x + 0.5, y + 0.5] }, size: 0.94, clash: undefined };
  if (figures.length !== 2) return undefined;
  const at = { [one]: [x + 0.35, y + 0.36], [other]: [x + 0.65, y + 0.64] } as const;
  return { at, size: 0.7, clash: undefined };
}

/** Above the name and beside the tokens, which lie along the upper edge, or at the side of a low room. */
function floorFor(floor: Box, { tokens, named }: Taken): Box {
  const aside = tokens && liesAside(floor) ? TOKEN + 0.06 : 0;
  const top = tokens && aside === 0 ? TOKEN + 0.04 : 0.06;
  const low = nameIn(floor, named) || 0.06;
  return {
    x: floor.x + aside,
    y: floor.y + top,
    width: floor.width - aside,
    height: floor.height - low - top,
  };
}

const liesAside = ({ width, height }: Box): boolean => height <= 1 && width > 1;

/** Where the tokens of a site lie: side by side in the middle of the upper edge, or below each other at the side. */
export function tokenSpots(floor: Box, count: number): Point[] {
  const aside = liesAside(floor);
  const step = Math.min(TOKEN + 0.06, (aside ? floor.height : floor.width) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) =>
    aside
      ? ([floor.x + 0.28, floor.y + 0.27 + i * step] as const)
      : ([floor.x + floor.width / 2 + (i - (count - 1) / 2) * step, floor.y + 0.26] as const),
  );
}

const flipped = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });
const swap = ([x, y]: Point): Point => [y, x];

type Arranged = { readonly points: Point[]; readonly size: number; readonly clash: Point };

function arranged(room: Box, ours: number, theirs: number): Arranged {
  const gap = ours > 0 && theirs > 0 ? GAP : 0;
  const columns = (rows: number) => Math.ceil(ours / rows) + Math.ceil(theirs / rows);
  const sizeIn = (rows: number) => Math.min(LARGEST, room.width / (columns(rows) + gap), room.height / rows);
  const most = Math.max(1, ours, theirs);
  let rows = 1;
  for (let tried = 2; tried <= most; tried++) if (sizeIn(tried) > sizeIn(rows) + 0.001) rows = tried;
  const size = sizeIn(rows);
  const width = size * (columns(rows) + gap);
  const left = room.x + (room.width - width) / 2;
  const middle = room.y + room.height / 2;
  const border = left + Math.ceil(ours / rows) * size;
  return {
    size,
    clash: [border + (gap * size) / 2, middle],
    points: [
      ...block(ours, rows, { left, middle, size }),
      ...block(theirs, rows, { left: border + gap * size, middle, size }),
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
