import type { Course } from '@questhall/tabletop';
import type { AcgView } from '../view.js';
import { adviceAt, FIRST_QUEST } from './first-quest.js';
import { LESSONS } from './lessons.js';
import { pointed } from './points.js';
import { RECORDS } from './records.js';

/** All that the game teaches. */
export const course: Course = {
  lessons: LESSONS,
  records: RECORDS,
  first: FIRST_QUEST,
  pointed: (points, view) => pointed(points, view as AcgView),
  adviceAt: (view, ask) => adviceAt(view as AcgView, ask),
};
