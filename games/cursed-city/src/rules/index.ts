import { programProcedures } from '../program.js';
import { journeyProcedures } from './journey.js';
import { timingProcedures } from './timing.js';

/** Every rule of the game, one file per chapter of the rulebook. */
export const allRules = [...programProcedures, ...journeyProcedures, ...timingProcedures];
