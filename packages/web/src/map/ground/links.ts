import type { MapLink, MapSite } from '../plan.js';
import type { Ground, Place } from './ground.js';
import { halfWay, type Line, type Point, pairOf, type Square } from './points.js';
import { type Box, boxOf, middleOf } from './rooms.js';

/** Where a link stands. `angle` is that of the wall it is in: 90 is a wall from top to bottom. A road has a line instead. */
export type LinkSpot = {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly at: Point;
  readonly angle: 0 | 45 | 90;
  readonly road?: Line | undefined;
  /** What it covers, if it lies on squares of its own. */
  readonly box?: Box | undefined;
};

type Found = {
  readonly links: readonly LinkSpot[];
  readonly passages: readonly Square[];
  /** Pairs of sites with a wall between them. */
  readonly shut: ReadonlySet<string>;
};

export const squaresOf = (site: MapSite): readonly Square[] => ('squares' in site ? site.squares : []);

/** The squares of these sites, as they lie. */
export function squaresIn({ places }: Pick<Ground, 'places'>, sites: Iterable<string>): Square[] {
  const wanted = new Set(sites);
  return places.flatMap(({ site }) => (wanted.has(site.id) ? squaresOf(site) : []));
}

/** Doors stand in the middle of the wall between their sites, or half-way through the rock; roads lead from middle to middle. */
export function linkSpots(places: readonly Place[], links: readonly MapLink[]): Found {
  const byId = new Map(places.map((place) => [place.site.id, place]));
  const taken = new Set<string>();
  const shut = new Set<string>();
  const passages: Square[] = [];
  const spots = links.flatMap(({ id, between, covers, aside = false }): LinkSpot[] => {
    if (covers !== undefined) {
      if (!aside) passages.push(...covers);
      return [{ id, between, ...lainOn(boxOf(covers)) }];
    }
    const [one, other] = [byId.get(between[0]), byId.get(between[1])];
    if (one === undefined || other === undefined) return [];
    const pairs = nearest(squaresOf(one.site), squaresOf(other.site));
    if (pairs.length === 0) return [{ id, between, ...roadBetween(one, other) }];
    const free = pairs.filter((pair) => !taken.has(spotOf(pair).join(' ')));
    const pair = middle(free.length > 0 ? free : pairs);
    taken.add(spotOf(pair).join(' '));
    passages.push(...gap(pair));
    shut.add(pairOf(...between));
    return [{ id, between, at: spotOf(pair), angle: angleOf(pair) }];
  });
  return { links: spots, passages, shut };
}

/** A piece that is as wide as high lies like one in a wall from left to right. */
const lainOn = (box: Box): Pick<LinkSpot, 'at' | 'angle' | 'box'> => ({
  box,
  at: middleOf(box),
  angle: box.width >= box.height ? 0 : 90,
});

function roadBetween(one: Place, other: Place): Pick<LinkSpot, 'at' | 'angle' | 'road'> {
  const [from, to] = [middleOf(one.floor), middleOf(other.floor)];
  return { at: halfWay(from, to), angle: 0, road: { from, to } };
}

type Pair = readonly [Square, Square];
const spotOf = ([a, b]: Pair): Point => [(a.x + b.x + 1) / 2, (a.y + b.y + 1) / 2];

/** All pairs of squares that are as near to each other as any. */
function nearest(some: readonly Square[], others: readonly Square[]): Pair[] {
  const pairs = some.flatMap((a) => others.map((b): Pair => [a, b]));
  const apart = ([a, b]: Pair) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  const least = Math.min(...pairs.map(apart));
  return pairs.filter((pair) => apart(pair) === least);
}

function middle(pairs: readonly Pair[]): Pair {
  const nowhere = { x: 0, y: 0 };
  return pairs[Math.floor((pairs.length - 1) / 2)] ?? [nowhere, nowhere];
}

function angleOf([a, b]: Pair): LinkSpot['angle'] {
  if (a.y === b.y) return 90;
  return a.x === b.x ? 0 : 45;
}

/** The squares between two that lie in one row or one column. */
function gap([a, b]: Pair): Square[] {
  const steps = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  if (a.x !== b.x && a.y !== b.y) return [];
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => ({
    x: a.x + ((b.x - a.x) / steps) * (i + 1),
    y: a.y + ((b.y - a.y) / steps) * (i + 1),
  }));
}

/** The points of a way through these sites: the middle of each, and the door between two. */
export function pathThrough({ places, links }: Ground, sites: readonly string[]): Point[] {
  const middles = new Map(places.map(({ site, floor }) => [site.id, middleOf(floor)]));
  const doors = new Map(links.map(({ between, at }) => [pairOf(...between), at]));
  return sites.flatMap((site, i) => {
    const middle = middles.get(site);
    const door = i === 0 ? undefined : doors.get(pairOf(sites[i - 1] ?? '', site));
    return [door, middle].filter((point) => point !== undefined);
  });
}
