import { type Carried, carriedBySteps } from '@questhall/tabletop';
import { carriedElsewhere } from './carries.js';
import { wowGame } from './game.js';
import type { WowRuleId } from './terms.js';

/** Which rules of the ledger the game carries out, and where: steps, functions, shapes and records. */
export const wowCarried = (): Carried[] => [
  ...carriedBySteps(wowGame.rules.procedures),
  ...carriedElsewhere,
  ...byShapes,
];

/** Carried out by the shape of records. */
const byShapes: readonly Carried<WowRuleId>[] = [
  { rule: 'WOW-SET-23', by: 'content/schema.character' },
  { rule: 'WOW-ABL-06', by: 'content/schema.abilityCard' },
  { rule: 'WOW-EVT-07', by: 'content/schema.eventFront' },
];
