/** Lessons of a game as data, and how they are played: light enough for a page that loads no rules. */
export { adviceAbout } from './advice.js';
export {
  type Course,
  type CourseWords,
  courseOf,
  coursesOf,
  type FirstGame,
  type Step,
  stepAfter,
  type TaughtLesson,
  type Teaching,
} from './course.js';
export { untrue } from './facts.js';
export { rehearse } from './rehearsal.js';
export { answersBefore, beatAt, isLast, isWanted, wantedPicks } from './script.js';
export type { Beat, Fact, Lesson, LessonRecord, Page } from './types.js';
