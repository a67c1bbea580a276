import { chains } from './data/chains.js';
import { dice } from './data/dice.js';
import { moving } from './data/moving.js';
import { reactions } from './data/reactions.js';
import { recovery } from './data/recovery.js';
import { strikes } from './data/strikes.js';

/** In the order in which one would take them. */
export const LESSONS = [moving, dice, strikes, reactions, chains, recovery] as const;

export type LessonId = (typeof LESSONS)[number]['id'];
/** Everything that is said in lessons; the app has words for each. */
export type LessonSay = (typeof LESSONS)[number]['beats'][number]['pages'][number]['say'];
