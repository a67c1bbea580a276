import type { LrPlan, LrView } from '@questhall/lost-relics';
import type { LinkState, MapPlan, MapSite } from '../../../../map/plan.js';
import { type DoorState, doorState } from '../said.js';
import { lookOf } from './floors.js';
import { mapDrawing } from './objects.js';

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

const STATES: { readonly [state in DoorState]: LinkState } = {
  open: 'open',
  closed: 'shut',
  locked: 'locked',
};

export const mapPlanOf = (plan: LrPlan, view: LrView): MapPlan => ({
  sites: sitesOf(plan),
  links: plan.doors.map(({ id, between }) => ({ id, between, state: STATES[doorState(view, id)] })),
});
