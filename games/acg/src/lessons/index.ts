/** The game in lessons: light enough for a page that loads no rules. */
export { untrue } from './facts.js';
export { adviceAt, FIRST_QUEST, type FirstSay } from './first-quest.js';
export { LESSONS, type LessonId, type LessonSay } from './lessons.js';
export { pointed } from './points.js';
export { RECORDS } from './records.js';
export { rehearse } from './rehearsal.js';
export type { Beat, Lesson, LessonRecord, Page } from './schema.js';
export { answersBefore, beatAt, isLast, isWanted, wantedPicks } from './script.js';
