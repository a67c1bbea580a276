import { coursesOf, type Teaching } from '@questhall/tabletop/lessons';
import type { CcView } from '../view.js';
import { ADVICE, FIRST_JOURNEY, OTHERWISE } from './first-journey.js';
import { LESSONS } from './lessons.js';
import { POINTS } from './points.js';
import { RECORDS } from './records.js';
import { SITUATIONS, type Situation } from './situations.js';

/** All that the game teaches. */
export const teaching: Teaching<CcView, Situation> = {
  lessons: LESSONS,
  records: RECORDS,
  first: FIRST_JOURNEY,
  points: POINTS,
  situations: SITUATIONS,
  advice: ADVICE,
  otherwise: OTHERWISE,
};

export const courseIn = coursesOf(teaching, {
  en: async () => (await import('../text/en/lessons.js')).lessons,
  de: async () => (await import('../text/de/lessons.js')).lessons,
});
