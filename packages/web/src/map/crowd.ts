import type { MapFigure } from './Figures.js';
import type { Ground } from './ground/ground.js';
import { type Spots, spotsIn } from './ground/spots.js';
import type { MapToken } from './Tokens.js';

/** Where everybody stands, by site. */
export function spotsOf(
  { places }: Ground,
  figures: readonly MapFigure[],
  tokens: readonly MapToken[],
): ReadonlyMap<string, Spots> {
  const sideIn = (site: string, side: MapFigure['side']) =>
    figures.filter((figure) => figure.at === site && figure.side === side).map(({ id }) => id);
  return new Map(
    places.map(({ site: { id, name }, floor }) => {
      const standing = { ours: sideIn(id, 'ours'), theirs: sideIn(id, 'theirs') };
      const taken = { tokens: tokens.some(({ at }) => at === id), named: name !== undefined };
      return [id, spotsIn(floor, standing, taken)];
    }),
  );
}

export function countsOf(figures: readonly MapFigure[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { at } of figures) if (at !== null) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

/** Everybody as a dot on a small map. */
export function dotsOf(figures: readonly MapFigure[], spots: ReadonlyMap<string, Spots>) {
  return figures.flatMap(({ id, side, at }) => {
    const point = spots.get(at ?? '')?.at[id];
    return point === undefined ? [] : [{ id, side, at: point }];
  });
}
