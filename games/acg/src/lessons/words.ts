import type { CourseWords } from '@questhall/tabletop/lessons';
import type { FIRST_QUEST, FirstSay } from './first-quest.js';
import type { LessonId, LessonSay } from './lessons.js';

/** The names of all lessons, and everything that a coach says. */
export type LessonWords = CourseWords<LessonId | (typeof FIRST_QUEST)['id'], LessonSay | FirstSay>;
