/** The game in lessons: light enough for a page that loads no rules. */
export { courseIn, teaching } from './course.js';
