import type { Square } from './points.js';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The smallest rectangle around squares. */
export function boxOf(squares: readonly Square[]): Box {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y };
}

/** The rectangle of squares in which so many figures stand most comfortably. */
export function widest(squares: readonly Square[], figures: number): Box {
  const boxes = squares.flatMap((one) =>
    squares.filter(({ x, y }) => x >= one.x && y >= one.y).map((other) => boxOf([one, other])),
  );
  const whole = boxes.filter((box) => covered(box, squares) === box.width * box.height);
  const worth = (box: Box) => roomFor(box, figures) + box.width / 1000;
  return whole.reduce((best, box) => (worth(box) > worth(best) ? box : best));
}

const covered = (box: Box, squares: readonly Square[]): number =>
  squares.filter(({ x, y }) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)
    .length;

/** How wide a figure can be if so many share the room above the name. */
function roomFor({ width, height }: Box, figures: number): number {
  const low = width <= 1 || height <= 1 ? NAME / 2 : NAME;
  let best = 0;
  for (let rows = 1; rows <= figures; rows++)
    best = Math.max(best, Math.min(width / Math.ceil(figures / rows), (height - low) / rows));
  return best;
}

/** A closet, or a room of one row: its name is on the threshold. */
export const isLow = ({ width, height }: Box): boolean => width <= 1 || height <= 1;

/** Height that the name of an area takes. */
export const NAME = 0.46;
