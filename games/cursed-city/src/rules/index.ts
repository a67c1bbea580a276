import { programProcedures } from '../program.js';
import { activationProcedures } from './activation.js';
import { ailmentProcedures } from './ailments.js';
import { attackProcedures } from './attack.js';
import { crisisProcedures } from './crisis.js';
import { damageProcedures } from './damage.js';
import { deployingProcedures } from './deploying.js';
import { destinyProcedures } from './destiny.js';
import { diceProcedures } from './dice.js';
import { encounterProcedures } from './encounters.js';
import { eventProcedures } from './event.js';
import { experienceProcedures } from './experience.js';
import { exploreProcedures } from './explore.js';
import { extractProcedures } from './extract.js';
import { extractionProcedures } from './extraction.js';
import { gambitProcedures } from './gambits.js';
import { gravetideProcedures } from './gravetide.js';
import { groupProcedures } from './group.js';
import { hostileActProcedures } from './hostile-acts.js';
import { hostileAttackProcedures } from './hostile-attacks.js';
import { hostileMoveProcedures } from './hostile-moves.js';
import { initiativeProcedures } from './initiative.js';
import { inspirationProcedures } from './inspiration.js';
import { itemProcedures } from './items.js';
import { journeyProcedures } from './journey.js';
import { journeysEndProcedures } from './journeys-end.js';
import { movingProcedures } from './moving.js';
import { nightfallProcedures } from './nightfall.js';
import { reactionProcedures } from './reactions.js';
import { realmstoneProcedures } from './realmstone.js';
import { recuperateProcedures } from './recuperate.js';
import { reinforcementProcedures } from './reinforcements.js';
import { searchProcedures } from './search.js';
import { setupProcedures } from './setup.js';
import { timingProcedures } from './timing.js';
import { trackProcedures } from './tracks.js';
import { treasureProcedures } from './treasure.js';
import { turnProcedures } from './turn.js';
import { tutorialProcedures } from './tutorial.js';
import { uniqueProcedures } from './unique.js';
import { woundProcedures } from './wounds.js';

/** Every rule of the game, one file per chapter of the rulebook. */
export const allRules = [
  ...activationProcedures,
  ...ailmentProcedures,
  ...attackProcedures,
  ...crisisProcedures,
  ...damageProcedures,
  ...deployingProcedures,
  ...destinyProcedures,
  ...diceProcedures,
  ...encounterProcedures,
  ...eventProcedures,
  ...experienceProcedures,
  ...exploreProcedures,
  ...extractProcedures,
  ...extractionProcedures,
  ...gambitProcedures,
  ...gravetideProcedures,
  ...groupProcedures,
  ...hostileActProcedures,
  ...hostileAttackProcedures,
  ...hostileMoveProcedures,
  ...initiativeProcedures,
  ...inspirationProcedures,
  ...itemProcedures,
  ...journeyProcedures,
  ...journeysEndProcedures,
  ...movingProcedures,
  ...nightfallProcedures,
  ...programProcedures,
  ...reactionProcedures,
  ...realmstoneProcedures,
  ...recuperateProcedures,
  ...reinforcementProcedures,
  ...searchProcedures,
  ...setupProcedures,
  ...timingProcedures,
  ...trackProcedures,
  ...treasureProcedures,
  ...tutorialProcedures,
  ...turnProcedures,
  ...uniqueProcedures,
  ...woundProcedures,
];
