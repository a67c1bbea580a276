import type { LrPlan, LrView } from '@questhall/lost-relics';
import type { LinkState, MapPlan } from '../../../../map/plan.js';
import { type DoorState, doorState } from '../said.js';
import { sitesOf } from './sites.js';

const STATES: { readonly [state in DoorState]: LinkState } = {
  open: 'open',
  closed: 'shut',
  locked: 'locked',
};

export const mapPlanOf = (plan: LrPlan, view: LrView): MapPlan => ({
  sites: sitesOf(plan),
  links: plan.doors.map(({ id, between }) => ({ id, between, state: STATES[doorState(view, id)] })),
});
