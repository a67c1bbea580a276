import { assault } from './data/assault.js';
import { attacking } from './data/attacking.js';
import { hostiles } from './data/hostiles.js';
import { recuperating } from './data/recuperating.js';
import { spaces } from './data/spaces.js';

/** The tutorials of the rulebook, in their order. */
export const LESSONS = [spaces, attacking, hostiles, recuperating, assault] as const;

export type LessonId = (typeof LESSONS)[number]['id'];
/** Everything that is said in lessons; the app has words for each. */
export type LessonSay = (typeof LESSONS)[number]['beats'][number]['pages'][number]['say'];
