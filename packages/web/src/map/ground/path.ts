import type { Ground } from './ground.js';
import { type Point, pairOf } from './points.js';
import { middleOf } from './rooms.js';

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
