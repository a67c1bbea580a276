import { programProcedures } from '../program.js';
import { activationProcedures } from './activation.js';
import { ailmentProcedures } from './ailments.js';
import { attackProcedures } from './attack.js';
import { damageProcedures } from './damage.js';
import { deployingProcedures } from './deploying.js';
import { destinyProcedures } from './destiny.js';
import { diceProcedures } from './dice.js';
import { encounterProcedures } from './encounters.js';
import { eventProcedures } from './event.js';
import { gambitProcedures } from './gambits.js';
import { groupProcedures } from './group.js';
import { hostileActProcedures } from './hostile-acts.js';
import { hostileAttackProcedures } from './hostile-attacks.js';
import { hostileMoveProcedures } from './hostile-moves.js';
import { initiativeProcedures } from './initiative.js';
import { inspirationProcedures } from './inspiration.js';
import { itemProcedures } from './items.js';
import { journeyProcedures } from './journey.js';
import { movingProcedures } from './moving.js';
import { nightfallProcedures } from './nightfall.js';
import { reactionProcedures } from './reactions.js';
import { recuperateProcedures } from './recuperate.js';
import { reinforcementProcedures } from './reinforcements.js';
import { setupProcedures } from './setup.js';
import { timingProcedures } from './timing.js';
import { turnProcedures } from './turn.js';
import { woundProcedures } from './wounds.js';

/** Every rule of the game, one file per chapter of the rulebook. */
export const allRules = [
  ...activationProcedures,
  ...ailmentProcedures,
  ...attackProcedures,
  ...damageProcedures,
  ...deployingProcedures,
  ...destinyProcedures,
  ...diceProcedures,
  ...encounterProcedures,
  ...eventProcedures,
  ...gambitProcedures,
  ...groupProcedures,
  ...hostileActProcedures,
  ...hostileAttackProcedures,
  ...hostileMoveProcedures,
  ...initiativeProcedures,
  ...inspirationProcedures,
  ...itemProcedures,
  ...journeyProcedures,
  ...movingProcedures,
  ...nightfallProcedures,
  ...programProcedures,
  ...reactionProcedures,
  ...recuperateProcedures,
  ...reinforcementProcedures,
  ...setupProcedures,
  ...timingProcedures,
  ...turnProcedures,
  ...woundProcedures,
];
