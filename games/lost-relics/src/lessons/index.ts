/** The game in lessons: light enough for a page that loads no rules. */
export { course } from './course.js';
export { adviceAt, FIRST_ADVENTURE, type FirstSay } from './first-adventure.js';
export { LESSONS, type LessonId, type LessonSay } from './lessons.js';
export { pointed } from './points.js';
export { RECORDS } from './records.js';
