import { programProcedures } from '../program.js';
import { activationProcedures } from './activation.js';
import { ailmentProcedures } from './ailments.js';
import { attackProcedures } from './attack.js';
import { damageProcedures } from './damage.js';
import { destinyProcedures } from './destiny.js';
import { diceProcedures } from './dice.js';
import { eventProcedures } from './event.js';
import { gambitProcedures } from './gambits.js';
import { initiativeProcedures } from './initiative.js';
import { inspirationProcedures } from './inspiration.js';
import { itemProcedures } from './items.js';
import { journeyProcedures } from './journey.js';
import { nightfallProcedures } from './nightfall.js';
import { recuperateProcedures } from './recuperate.js';
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
  ...destinyProcedures,
  ...diceProcedures,
  ...eventProcedures,
  ...gambitProcedures,
  ...initiativeProcedures,
  ...inspirationProcedures,
  ...itemProcedures,
  ...journeyProcedures,
  ...nightfallProcedures,
  ...programProcedures,
  ...recuperateProcedures,
  ...setupProcedures,
  ...timingProcedures,
  ...turnProcedures,
  ...woundProcedures,
];
