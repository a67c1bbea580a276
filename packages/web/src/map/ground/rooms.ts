import type { Point, Square } from './points.js';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The smallest rectangle around squares. */
export const boxOf = (squares: readonly Square[]): Box => around(squares.flatMap(endsOf));

/** The upper left corner of a square or a box, and the lower right one. */
export const endsOf = ({ x, y, width = 1, height = 1 }: Square & Partial<Box>): Point[] => [
  [x, y],
  [x + width, y + height],
];

export function around(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** What a floor is for: so many figures, and a name below them or none. */
type Use = { readonly figures: number; readonly named: boolean };

/** The rectangle of squares in which so many figures stand most comfortably. */
export function widest(squares: readonly Square[], use: Use): Box {
  const boxes = squares.flatMap((one) =>
    squares.filter(({ x, y }) => x >= one.x && y >= one.y).map((other) => boxOf([one, other])),
  );
  const whole = boxes.filter((box) => covered(box, squares) === box.width * box.height);
  const worth = (box: Box) => roomFor(box, use) + box.width / 1000;
  return whole.reduce((best, box) => (worth(box) > worth(best) ? box : best));
}

const covered = (box: Box, squares: readonly Square[]): number =>
  squares.filter(({ x, y }) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)
    .length;

/** How wide a figure can be if so many share the room above the name. */
function roomFor(box: Box, { figures, named }: Use): number {
  const height = box.height - nameIn(box, named);
  let best = 0;
  for (let rows = 1; rows <= figures; rows++)
    best = Math.max(best, Math.min(box.width / Math.ceil(figures / rows), height / rows));
  return best;
}

/** A rectangle in the middle of an outline, as large as fits in tenths of it. */
export function inside(outline: readonly Point[]): Box {
  const box = around(outline);
  const [cx, cy] = centreOf(outline);
  for (let share = 0.9; share > 0.1; share -= 0.1) {
    const [width, height] = [box.width * share, box.height * share];
    const tried = { x: cx - width / 2, y: cy - height / 2, width, height };
    if (cornersOf(tried).every((corner) => isInside(corner, outline))) return tried;
  }
  return { x: cx - 0.5, y: cy - 0.5, width: 1, height: 1 };
}

function centreOf(outline: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    [area, x, y] = [area + cross, x + (ax + bx) * cross, y + (ay + by) * cross];
  }
  return area === 0 ? middleOf(around(outline)) : [x / (3 * area), y / (3 * area)];
}

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let isIn = false;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isIn = !isIn;
  }
  return isIn;
}

/** A closet, or a room of one row: its name is on the threshold. */
export const isLow = ({ width, height }: Box): boolean => width <= 1 || height <= 1;

/** Height that the name of a site takes from its floor. */
const NAME = 0.46;
export function nameIn(floor: Box, named: boolean): number {
  if (!named) return 0;
  return isLow(floor) ? NAME / 2 : NAME;
}
