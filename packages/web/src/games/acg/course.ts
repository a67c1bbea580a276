import type { AcgView } from '@questhall/acg';
import {
  adviceAt,
  FIRST_QUEST,
  type FirstSay,
  LESSONS,
  type LessonSay,
  pointed,
  RECORDS,
} from '@questhall/acg/lessons';
import type { Course } from '../../screens/lessons/course.js';

export const course: Course = {
  game: 'acg',
  lessons: LESSONS.map((lesson) => ({
    ...lesson,
    name: `lesson.name.${lesson.id}`,
    about: `lesson.about.${lesson.id}`,
  })),
  records: RECORDS,
  first: {
    ...FIRST_QUEST,
    name: `lesson.name.${FIRST_QUEST.id}`,
    about: `lesson.about.${FIRST_QUEST.id}`,
  },
  // A lesson that says something without words does not compile.
  say: (t, say) => t(`lesson.${say as LessonSay | FirstSay}`),
  pointed: (points, view) => pointed(points, view as AcgView),
  adviceAt: (view, ask) => adviceAt(view as AcgView, ask),
};
