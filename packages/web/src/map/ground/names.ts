import type { Ground, Place } from './ground.js';
import type { LinkSpot } from './links.js';
import type { Point } from './points.js';
import { type Box, isLow } from './rooms.js';

/** How large a square is in pixels, and whether names make do with one line. */
export type Scale = { readonly square: number; readonly small: boolean };
/** Where the name of a site stands; `shift` are the pixels by which it makes room for others. */
export type Named = { readonly raised: boolean; readonly low: boolean; readonly shift: Point };
type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/**
 * Every name where its site ends below; one that would lie on another moves the least it has to. Where somebody stands
 * a name would go behind the figures, so it is the names of empty sites that move.
 */
export function namesOn(
  { places, links }: Pick<Ground, 'places' | 'links'>,
  scale: Scale,
  taken: readonly string[] = [],
): ReadonlyMap<string, Named> {
  const doors = links.filter(({ road }) => road === undefined);
  const leaves = doors.filter(({ angle }) => angle === 90).map((door) => leafOf(door, scale));
  const withNames = places.filter(({ site }) => site.name !== undefined);
  const lain: Rect[] = [];
  const isTaken = ({ site }: Place) => taken.includes(site.id);
  const named = (place: Place): [string, Named] => {
    const raised = doors.some(({ at }) => isBelow(place, at));
    const low = isLow(place.floor) && !raised;
    const rect = plateOf(place, { raised, low }, scale, isTaken(place));
    const least = (others: readonly Rect[]) =>
      REACHES.map((reach) => shiftOf(rect, others, reach, scale.square)).find((one) => one !== undefined);
    const shift = least([...leaves, ...lain]) ?? least(lain) ?? [0, 0];
    lain.push(moved(rect, shift));
    return [place.site.id, { raised, low, shift }];
  };
  return new Map([...withNames.filter(isTaken), ...withNames.filter((one) => !isTaken(one))].map(named));
}

/** Where the name of a region stands: below it or above it, and how far aside. */
export type RegionName = { readonly above: boolean; readonly aside: number };

/** Names of regions go aside from doors and from each other, a little or further; what does not help below may help above. */
export function regionNames(
  regions: readonly { readonly box: Box; readonly name: string }[],
  { links }: Pick<Ground, 'links'>,
  square: number,
): RegionName[] {
  const size = Math.min(17, Math.max(12, square * 0.26));
  const lain = links.map(({ at: [x, y], box }): Rect => {
    const [across, down] = [(box?.width ?? 0.9) / 2, (box?.height ?? 0.9) / 2];
    const door = scaled({ left: x - across, right: x + across, top: y - down, bottom: y + down }, square);
    return { ...door, left: door.left - BESIDE, right: door.right + BESIDE };
  });
  return regions.map(({ box, name }) => {
    const [width, middle] = [size * name.length * 0.5 + 20, (box.x + box.width / 2) * square];
    const [below, above] = [(box.y + box.height) * square, box.y * square - size * 1.5];
    const ways = FURTHER.flatMap((by) =>
      [below, above].flatMap((top) => {
        const rect = { left: middle - width / 2, right: middle + width / 2, top, bottom: top + size * 1.5 };
        const shift = shiftOf(rect, lain, { aside: box.width * by, up: 0, down: 0 }, square);
        return shift === undefined ? [] : [{ above: top === above, aside: shift[0], at: moved(rect, shift) }];
      }),
    );
    const { at, ...found } = ways[0] ?? { above: false, aside: 0 };
    if (at !== undefined) lain.push(at);
    return found;
  });
}
const FURTHER = [0.5, 1.2];
/** Lychgates glow. */
const BESIDE = 5;

/** A door in the middle of the lower wall would hide the name. */
const isBelow = ({ floor }: Place, [x, y]: Point): boolean =>
  Math.abs(floor.x + floor.width / 2 - x) < 0.8 && Math.abs(floor.y + floor.height - y) < 0.2;

/** A letter is about half as wide as it is high; on a small map how many stand there is said behind the name. */
function plateOf(
  { site: { name = '', lit, limit }, floor }: Place,
  how: Omit<Named, 'shift'>,
  { square, small }: Scale,
  taken: boolean,
): Rect {
  const size = Math.min(17, Math.max(12, square * 0.19));
  const text = size * (name.length * 0.5 + (lit ? 1.2 : 0));
  const free = text + (small ? (taken ? 38 : 12) : 18);
  const width = small || how.low ? free : Math.min(free, floor.width * square - 6);
  const height = small ? 16 : size + (limit === undefined ? 6 : 17);
  const middle = (floor.x + floor.width / 2) * square;
  const end = (floor.y + floor.height) * square;
  const bottom = how.low ? end + height / 2 : end - square * (how.raised ? 0.22 : 0.08);
  return { left: middle - width / 2, right: middle + width / 2, top: bottom - height, bottom };
}

/** The leaf of an open door in a wall from top to bottom. */
const leafOf = ({ at: [x, y] }: LinkSpot, { square }: Scale): Rect =>
  scaled({ left: x + 0.1, right: x + 0.54, top: y - 0.38, bottom: y - 0.02 }, square);

const scaled = ({ left, right, top, bottom }: Rect, by: number): Rect => ({
  ...{ left: left * by, right: right * by, top: top * by, bottom: bottom * by },
});

const GAP = 2;
/** A little more, because squares are no whole pixels. */
const CLEAR = GAP + 0.5;
const isOn = (a: Rect, b: Rect): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;
const moved = ({ left, right, top, bottom }: Rect, [x, y]: Point): Rect => ({
  ...{ left: left + x, right: right + x, top: top + y, bottom: bottom + y },
});

/** How far a name may go aside, up and down, in squares: within its site, or a little out of it if it must. */
type Reach = { readonly aside: number; readonly up: number; readonly down: number };
const REACHES: readonly Reach[] = [
  { aside: 0.25, up: 0.7, down: 0.2 },
  { aside: 0.4, up: 0.7, down: 0.5 },
  { aside: 0.6, up: 1.3, down: 0.5 },
];

/** The least way to where it lies on no other, if there is one. */
function shiftOf(
  rect: Rect,
  others: readonly Rect[],
  { aside, up, down }: Reach,
  square: number,
): Point | undefined {
  const near = others.filter((other) => isOn({ ...rect, top: rect.top - square }, other));
  const xs = near.flatMap(({ left, right }) => [left - CLEAR - rect.right, right + CLEAR - rect.left]);
  const ys = near.flatMap(({ top, bottom }) => [top - CLEAR - rect.bottom, bottom + CLEAR - rect.top]);
  return [0, ...xs]
    .filter((x) => Math.abs(x) <= aside * square)
    .flatMap((x) =>
      [0, ...ys].filter((y) => y >= -up * square && y <= down * square).map((y): Point => [x, y]),
    )
    .filter((shift) => !others.some((other) => isOn(moved(rect, shift), other)))
    .toSorted((a, b) => effort(a) - effort(b))[0];
}

const effort = ([x, y]: Point): number => Math.abs(x) * 1.5 + Math.abs(y);
