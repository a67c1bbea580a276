import { validatorOf } from '@questhall/tabletop';
import * as adventures from './checks/adventures.js';
import * as cards from './checks/cards.js';
import type { AnyCard } from './schema.js';

/** What is wrong with the records as a whole. */
export const validateContent = validatorOf<AnyCard>([
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
]);
