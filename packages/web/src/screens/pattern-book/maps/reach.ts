import type { MapPlan } from '../../../map/plan.js';

/** Ways of so many steps at most, by where they end: over shared sides and through open links, around who stands there. */
export function waysFrom(
  { sites, links }: MapPlan,
  from: string,
  most: number,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(sites.map(({ id }) => id));
  const joined = links.filter(({ state }) => state === 'open').map(({ between }) => between);
  const beside = (id: string): string[] => {
    const [x = 0, y = 0] = id.split(':').map(Number);
    const sides = sites.some((site) => 'squares' in site)
      ? [`${x + 1}:${y}`, `${x - 1}:${y}`, `${x}:${y + 1}`, `${x}:${y - 1}`]
      : [];
    const over = joined.filter((pair) => pair.includes(id)).map(([a, b]) => (a === id ? b : a));
    return [...sides, ...over].filter((one) => known.has(one) && !taken.has(one));
  };
  const ways = new Map<string, readonly string[]>([[from, [from]]]);
  for (const [at, way] of ways) {
    if (way.length > most) continue;
    for (const next of beside(at)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  ways.delete(from);
  return ways;
}
