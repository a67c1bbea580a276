import { aid } from './data/aid.js';
import { attack } from './data/attack.js';
import { enemies } from './data/enemies.js';
import { explore } from './data/explore.js';
import { gear } from './data/gear.js';
import { peril } from './data/peril.js';
import { table } from './data/table.js';

/** In the order in which one would take them. */
export const LESSONS = [table, attack, enemies, explore, aid, gear, peril] as const;

export type LessonId = (typeof LESSONS)[number]['id'];
/** Everything that is said in lessons; the app has words for each. */
export type LessonSay = (typeof LESSONS)[number]['beats'][number]['pages'][number]['say'];
