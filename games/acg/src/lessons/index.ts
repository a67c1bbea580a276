/** The game in lessons: light enough for a page that loads no rules. */
export {
  answersBefore,
  type Beat,
  beatAt,
  isLast,
  isWanted,
  type Lesson,
  type LessonRecord,
  type Page,
  rehearse,
  untrue,
  wantedPicks,
} from '@questhall/tabletop/lessons';
export { course } from './course.js';
export { adviceAt, FIRST_QUEST, type FirstSay } from './first-quest.js';
export { LESSONS, type LessonId, type LessonSay } from './lessons.js';
export { pointed } from './points.js';
export { RECORDS } from './records.js';
