import type { Course } from '@questhall/tabletop';
import type { LrView } from '../view.js';
import { adviceAt, FIRST_ADVENTURE } from './first-adventure.js';
import { LESSONS } from './lessons.js';
import { pointed } from './points.js';
import { RECORDS } from './records.js';

/** All that the game teaches. */
export const course: Course = {
  lessons: LESSONS,
  records: RECORDS,
  first: FIRST_ADVENTURE,
  pointed: (points, view) => pointed(points, view as LrView),
  adviceAt: (view, ask) => adviceAt(view as LrView, ask),
};
