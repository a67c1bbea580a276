import type { Rival } from './board.js';
import { carries } from './carries.js';
import { type InBox, mapOf, spaceOf } from './content/library.js';
import type { Place } from './content/selectors.js';
import { stepsBetween } from './queries.js';
import type { SpaceId } from './terms.js';

/** The cities the fewest spaces away, whatever lies between. */
export const nearestCities = carries(
  ['WOW-DEF-04', 'WOW-UND-07'],
  'places.nearestCities',
  (p: InBox, from: SpaceId): SpaceId[] => {
    const { cities } = mapOf(p);
    const least = Math.min(...cities.map((city) => stepsBetween(p, from, city)));
    return cities.filter((city) => stepsBetween(p, from, city) === least);
  },
);

/** Spaces that a card names, in the order of the board. */
export function spacesAt(p: InBox, place: Place, you: Pick<Rival, 'space'> | undefined): readonly SpaceId[] {
  const { ids, cities, links } = mapOf(p);
  const here = you?.space ?? null;
  if (place === 'any') return ids;
  if (place === 'city') return cities;
  if (place === 'here') return here === null ? [] : [here];
  if (place === 'neighbour') return here === null ? [] : (links[here] ?? []);
  if (place === 'nearest-city') return here === null ? [] : nearestCities(p, here);
  return ids.filter((id) => isNamed(p, id, place, here));
}

function isNamed(p: InBox, id: SpaceId, place: Exclude<Place, string>, here: SpaceId | null): boolean {
  const { colour, region, city = false } = spaceOf(p, id);
  if (place.spaces !== undefined && !place.spaces.includes(id)) return false;
  if (place.colour !== undefined && colour !== place.colour) return false;
  if (place.region !== undefined && region !== place.region) return false;
  if (place.city !== undefined && city !== place.city) return false;
  return place.within === undefined || (here !== null && stepsBetween(p, here, id) <= place.within);
}
