import { abilityProcedures } from './abilities.js';
import { challengeProcedures } from './challenge.js';
import { combatProcedures } from './combat.js';
import { damageProcedures } from './damage.js';
import { discoveryProcedures } from './discovery.js';
import { duelProcedures } from './duels.js';
import { eventProcedures } from './events.js';
import { exchangeProcedures } from './exchange.js';
import { explorationProcedures } from './exploration.js';
import { itemProcedures } from './items.js';
import { levelProcedures } from './levels.js';
import { maintenanceProcedures } from './maintenance.js';
import { movementProcedures } from './movement.js';
import { outcomeProcedures } from './outcome.js';
import { payingProcedures } from './paying.js';
import { questProcedures } from './quests.js';
import { resourceProcedures } from './resources.js';
import { setUpProcedures } from './set-up.js';
import { timingProcedures } from './timing.js';
import { trophyProcedures } from './trophies.js';
import { turnProcedures } from './turn.js';
import { undefeatedProcedures } from './undefeated.js';

/** Every rule of the game, one file per chapter of the rulebook. */
export const allRules = [
  ...setUpProcedures,
  ...turnProcedures,
  ...movementProcedures,
  ...explorationProcedures,
  ...discoveryProcedures,
  ...resourceProcedures,
  ...challengeProcedures,
  ...eventProcedures,
  ...combatProcedures,
  ...exchangeProcedures,
  ...outcomeProcedures,
  ...duelProcedures,
  ...undefeatedProcedures,
  ...damageProcedures,
  ...maintenanceProcedures,
  ...questProcedures,
  ...trophyProcedures,
  ...levelProcedures,
  ...itemProcedures,
  ...abilityProcedures,
  ...payingProcedures,
  ...timingProcedures,
];
