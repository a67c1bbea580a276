import * as adventures from './checks/adventures.js';
import * as cards from './checks/cards.js';
import { type Check, packOf } from './checks/pack.js';
import type { ContentError, Source } from './library.js';

const checks: readonly Check[] = [
  cards.heroesAttack,
  cards.heroCards,
  cards.hostilesThatAttackHaveAttacks,
  cards.treasureDoesSomething,
  adventures.boardsAreThere,
  adventures.boardsDoNotOverlap,
  adventures.areasAreThere,
  adventures.everythingIsReachable,
  adventures.startsHaveRoom,
  adventures.hostilesHaveTokens,
  adventures.namesAreKnown,
  adventures.objectivesArePossible,
  adventures.campaignsAreWhole,
];

/** What is wrong with the records as a whole. Each of them must have passed its own schema before. */
export function validateContent(sources: readonly Source[]): ContentError[] {
  const pack = packOf(sources);
  return checks.flatMap((check) => check(pack));
}
