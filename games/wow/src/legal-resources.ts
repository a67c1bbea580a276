import type { SeatId } from '@questhall/engine';
import { mapOf } from './content/library.js';
import type { WowPosition } from './kit.js';
import { isHeldByAggro, mayEnter, ownItems, rivalOf } from './queries.js';
import { HELD, NO_FLIGHT, NO_ITEMS, type WowVerdict } from './refusals.js';
import type { Resource, SpaceId } from './terms.js';

/** Where one may fly to: every other flight path that is not above the level. */
export function flightsFrom(p: WowPosition, seat: SeatId): SpaceId[] {
  const rival = rivalOf(p, seat);
  return mapOf(p).flights.filter((space) => space !== rival.space && mayEnter(p, rival, space));
}

/** Healing without damage and placing without tokens count as possible (WOW-EXP-13). */
export function judgeResource(p: WowPosition, seat: SeatId, resource: Resource): WowVerdict {
  const rival = rivalOf(p, seat);
  if (resource === 'auction-house') return ownItems(rival).length > 0 || NO_ITEMS;
  if (resource !== 'flight-path') return true;
  if (isHeldByAggro(p, rival.space)) return HELD;
  return flightsFrom(p, seat).length > 0 || NO_FLIGHT;
}
