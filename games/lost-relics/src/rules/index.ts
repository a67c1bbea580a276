import { actionProcedures } from './actions.js';
import { attackProcedures } from './attack.js';
import { campaignProcedures } from './campaign.js';
import { chainProcedures } from './chains.js';
import { damageProcedures } from './damage.js';
import './ending.js';
import { hostileReactionProcedures } from './hostile-reactions.js';
import { hostileProcedures } from './hostiles.js';
import { interactProcedures } from './interact.js';
import { movingProcedures } from './moving.js';
import { reactionStepProcedures } from './reaction-step.js';
import { roundProcedures } from './round.js';
import { setupProcedures } from './setup.js';
import { timingProcedures } from './timing.js';
import { treasureProcedures } from './treasure.js';
import { turnProcedures } from './turn.js';

/** Every rule of the game, one file per chapter of the rulebook. */
export const allRules = [
  ...setupProcedures,
  ...roundProcedures,
  ...turnProcedures,
  ...actionProcedures,
  ...chainProcedures,
  ...movingProcedures,
  ...attackProcedures,
  ...damageProcedures,
  ...interactProcedures,
  ...hostileProcedures,
  ...reactionStepProcedures,
  ...hostileReactionProcedures,
  ...treasureProcedures,
  ...timingProcedures,
  ...campaignProcedures,
];
