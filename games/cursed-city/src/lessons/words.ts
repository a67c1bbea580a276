import type { CourseWords } from '@questhall/tabletop/lessons';
import type { FIRST_JOURNEY, FirstSay } from './first-journey.js';
import type { LessonId, LessonSay } from './lessons.js';

/** The names of all lessons, and everything that a coach says. */
export type LessonWords = CourseWords<LessonId | (typeof FIRST_JOURNEY)['id'], LessonSay | FirstSay>;
