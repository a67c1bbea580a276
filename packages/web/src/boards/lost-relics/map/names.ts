import type { Ground, Place } from './ground.js';
import type { Point } from './points.js';
import { isLow } from './rooms.js';

/** How large a square is in pixels, and whether names make do with one line. */
export type Scale = { readonly square: number; readonly small: boolean };
/** Where the name of an area stands; `shift` are the pixels by which it makes room for others. */
export type Named = { readonly raised: boolean; readonly low: boolean; readonly shift: Point };
type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Every name where its area ends below; one that would lie on another moves the least it has to. */
export function namesOn({ places, doors }: Pick<Ground, 'places' | 'doors'>, scale: Scale): readonly Named[] {
  const lain: Rect[] = [];
  return places.map((place) => {
    const raised = doors.some(({ at }) => isBelow(place, at));
    const low = isLow(place.floor) && !raised;
    const rect = plateOf(place, { raised, low }, scale);
    const shift = shiftOf(rect, lain, scale.square);
    lain.push(moved(rect, shift));
    return { raised, low, shift };
  });
}

/** A door in the middle of the lower wall would hide the name. */
const isBelow = ({ floor }: Place, [x, y]: Point): boolean =>
  Math.abs(floor.x + floor.width / 2 - x) < 0.8 && Math.abs(floor.y + floor.height - y) < 0.2;

/** A letter is about half as wide as it is high; how full the area is comes and goes, and its room is kept. */
function plateOf({ area, floor }: Place, how: Omit<Named, 'shift'>, { square, small }: Scale): Rect {
  const size = Math.min(17, Math.max(12, square * 0.19));
  const text = size * (area.name.length * 0.5 + (area.haven ? 1.2 : 0));
  const free = text + (small ? 38 : 18);
  const width = small || how.low ? free : Math.min(free, floor.width * square - 6);
  const height = small ? 16 : size + 17;
  const middle = (floor.x + floor.width / 2) * square;
  const end = (floor.y + floor.height) * square;
  const bottom = how.low ? end + height / 2 : end - square * (how.raised ? 0.22 : 0.08);
  return { left: middle - width / 2, right: middle + width / 2, top: bottom - height, bottom };
}

const GAP = 2;
const isOn = (a: Rect, b: Rect): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;
const moved = ({ left, right, top, bottom }: Rect, [x, y]: Point): Rect => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** Aside, up or a little down, as far as the others force it; a name never leaves its area for that. */
function shiftOf(rect: Rect, others: readonly Rect[], square: number): Point {
  const near = others.filter((other) => isOn({ ...rect, top: rect.top - square }, other));
  const xs = [0, ...near.flatMap(({ left, right }) => [left - GAP - rect.right, right + GAP - rect.left])];
  const ys = [0, ...near.flatMap(({ top, bottom }) => [top - GAP - rect.bottom, bottom + GAP - rect.top])];
  const free = xs
    .filter((x) => Math.abs(x) <= square * 0.25)
    .flatMap((x) => ys.filter((y) => y >= -square * 0.6 && y <= square * 0.12).map((y): Point => [x, y]))
    .filter((shift) => !near.some((other) => isOn(moved(rect, shift), other)));
  return free.reduce<Point>((best, one) => (effort(one) < effort(best) ? one : best), free[0] ?? [0, 0]);
}

const effort = ([x, y]: Point): number => Math.abs(x) * 1.5 + Math.abs(y);
