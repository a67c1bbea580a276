import type { Plan } from '@questhall/tabletop/ground';
import { planOf } from './battlefield.js';
import type { Hero } from './board.js';
import { carries } from './carries.js';
import type { CcPosition } from './kit.js';
import { judgeGateway } from './legal-doing.js';
import { closedGatewaysAt, type ZonePlacement, zonePlacements } from './placing.js';
import { journeyRecord } from './queries.js';
import { type CcVerdict, NO_ROOM, NO_SUCH_ACTION } from './refusals.js';
import type { LinkId } from './terms.js';

/** Extract and Explore: what a hero does at a closed gateway. */

type ByLink = { [link: LinkId]: readonly ZonePlacement[] };

/** Ways at each gateway of a ground. They take a while to find, and are asked for whenever a hero stands at one. */
const found = new WeakMap<Plan, ByLink>();

function zonesAt(g: CcPosition, link: LinkId): readonly ZonePlacement[] {
  const plan = planOf(g);
  const byLink = found.get(plan) ?? {};
  found.set(plan, byLink);
  byLink[link] ??= zonePlacements(g, g.board.ground, link);
  return byLink[link];
}

/** Every way for this hero to lay the extraction zone. */
export const zonesFor = (g: CcPosition, { at }: Hero): ZonePlacement[] =>
  at === null ? [] : closedGatewaysAt(g, g.board.ground, at).flatMap((link) => zonesAt(g, link));

export const judgeExtract = carries(
  ['CC-EXT-01', 'CC-EXT-04', 'CC-EXT-05'],
  'legal-exploring.judgeExtract',
  (g: CcPosition, hero: Hero): CcVerdict => {
    if (journeyRecord(g).extract === false) return NO_SUCH_ACTION;
    const able = judgeGateway(g, hero);
    if (able !== true) return able;
    return zonesFor(g, hero).length > 0 ? true : NO_ROOM;
  },
);

export const judgeExplore = carries(
  ['CC-DEL-05', 'CC-DEL-06', 'CC-DEL-24'],
  'legal-exploring.judgeExplore',
  (g: CcPosition, hero: Hero): CcVerdict =>
    journeyRecord(g).explore === true ? judgeGateway(g, hero) : NO_SUCH_ACTION,
);
