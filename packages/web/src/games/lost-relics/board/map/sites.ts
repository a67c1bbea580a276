import type { LrPlan } from '@questhall/lost-relics';
import type { MapSite } from '../../../../map/plan.js';
import { lookOf } from './floors.js';
import { mapDrawing } from './icons.js';

const known = new WeakMap<LrPlan, readonly MapSite[]>();

/** The areas of an adventure, the same for as long as its plan is. */
export function sitesOf(plan: LrPlan): readonly MapSite[] {
  const sites = known.get(plan) ?? plan.areas.map(siteOf);
  known.set(plan, sites);
  return sites;
}

function siteOf({ id, name, limit, haven, squares }: LrPlan['areas'][number]): MapSite {
  const { emblem, ...look } = lookOf(id);
  return { id, name, limit, lit: haven, squares, ...look, emblem: emblem && mapDrawing(emblem) };
}
