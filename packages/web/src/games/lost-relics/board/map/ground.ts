import type { LrArea, LrPlan } from '@questhall/lost-relics';
import { type DoorSpot, doorSpots } from './doors.js';
import { outline } from './outline.js';
import { type Line, type Point, pairOf, type Square } from './points.js';
import { type Box, boxOf, widest } from './rooms.js';

/** An area as it is drawn: its outline, and the largest rectangle in it, where figures stand. */
export type Place = {
  readonly area: LrArea;
  readonly box: Box;
  readonly loops: readonly (readonly Point[])[];
  readonly floor: Box;
};

/** Everything that never moves, in squares, with rock around it. */
export type Ground = {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly Place[];
  /** Squares in the rock through which a door leads. */
  readonly passages: readonly Square[];
  /** Around everything. */
  readonly rim: readonly (readonly Point[])[];
  /** Between areas: lines that one may cross, and walls with a door in them. */
  readonly borders: readonly Line[];
  readonly walls: readonly Line[];
  readonly doors: readonly DoorSpot[];
};

/** Rock around the outermost areas. */
const MARGIN = 0.5;

/** `turned` lays everything a quarter round, for rooms that are wide where the boards are long. */
export function groundOf(plan: LrPlan, turned = false): Ground {
  const laid = moved(turned ? quarterTurn(plan.areas) : plan.areas);
  const all = laid.flatMap(({ squares }) => squares);
  const { doors, passages, shut } = doorSpots(laid, plan.doors);
  const between = bordersOf(laid);
  const extent = boxOf(all);
  return {
    columns: extent.x + extent.width + MARGIN,
    rows: extent.y + extent.height + MARGIN,
    places: laid.map((area) => ({
      area,
      box: boxOf(area.squares),
      loops: outline(area.squares),
      floor: widest(area.squares, area.limit),
    })),
    passages,
    rim: outline([...all, ...passages]),
    borders: between.filter(({ pair }) => !shut.has(pair)).map(({ line }) => line),
    walls: between.filter(({ pair }) => shut.has(pair)).map(({ line }) => line),
    doors,
  };
}

const quarterTurn = (areas: readonly LrArea[]): LrArea[] =>
  areas.map((area) => ({ ...area, squares: area.squares.map(({ x, y }) => ({ x: y, y: -x })) }));

/** So that the upper left corner has its margin. */
function moved(areas: readonly LrArea[]): LrArea[] {
  const { x: left, y: top } = boxOf(areas.flatMap(({ squares }) => squares));
  return areas.map((area) => ({
    ...area,
    squares: area.squares.map(({ x, y }) => ({ x: x - left + MARGIN, y: y - top + MARGIN })),
  }));
}

/** Every side that two areas share. */
function bordersOf(areas: readonly LrArea[]): { line: Line; pair: string }[] {
  const owners = new Map(
    areas.flatMap(({ id, squares }) => squares.map(({ x, y }) => [`${x} ${y}`, id] as const)),
  );
  return areas.flatMap(({ id, squares }) =>
    squares.flatMap(({ x, y }) => {
      const sides: [Square, Line][] = [
        [
          { x: x + 1, y },
          { from: [x + 1, y], to: [x + 1, y + 1] },
        ],
        [
          { x, y: y + 1 },
          { from: [x, y + 1], to: [x + 1, y + 1] },
        ],
      ];
      return sides.flatMap(([next, line]) => {
        const other = owners.get(`${next.x} ${next.y}`);
        return other === undefined || other === id ? [] : [{ line, pair: pairOf(id, other) }];
      });
    }),
  );
}
