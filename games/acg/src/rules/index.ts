import { actionProcedures } from './actions.js';
import { campaignProcedures } from './campaign.js';
import { conditionProcedures } from './conditions.js';
import { pay, payLine } from './costs.js';
import { deckProcedures } from './decks.js';
import { diceProcedures } from './dice.js';
import { dungeonProcedures } from './dungeon.js';
import { enemyAttackProcedures } from './enemy-attacks.js';
import { enemyPhaseProcedures } from './enemy-phase.js';
import { exhaustingProcedures } from './exhausting.js';
import { gearProcedures } from './gear.js';
import { giftProcedures } from './gifts.js';
import { heroAttackProcedures } from './hero-attack.js';
import { locationProcedures } from './locations.js';
import { nemesisProcedures } from './nemesis.js';
import { perilProcedures } from './peril.js';
import { questProcedures } from './quest.js';
import { roundProcedures } from './round.js';
import { seasonedProcedures } from './seasoned.js';
import { settlementProcedures } from './settlement.js';
import { setupProcedures } from './setup.js';
import { spawnProcedures } from './spawn.js';
import { timingProcedures } from './timing.js';
import { tokenProcedures } from './tokens.js';
import { woundProcedures } from './wounds.js';
import { zoneProcedures } from './zones.js';

/** Every rule of the game, one file per chapter of the rulebook. */
export const allRules = [
  ...setupProcedures,
  ...deckProcedures,
  ...roundProcedures,
  ...actionProcedures,
  ...diceProcedures,
  ...heroAttackProcedures,
  ...enemyAttackProcedures,
  ...tokenProcedures,
  ...exhaustingProcedures,
  pay,
  payLine,
  ...timingProcedures,
  ...zoneProcedures,
  ...spawnProcedures,
  ...enemyPhaseProcedures,
  ...nemesisProcedures,
  ...locationProcedures,
  ...dungeonProcedures,
  ...gearProcedures,
  ...conditionProcedures,
  ...woundProcedures,
  ...perilProcedures,
  ...questProcedures,
  ...campaignProcedures,
  ...seasonedProcedures,
  ...settlementProcedures,
  ...giftProcedures,
];
