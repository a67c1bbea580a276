import type { LrView } from '@questhall/lost-relics';
import {
  adviceAt,
  FIRST_ADVENTURE,
  type FirstSay,
  LESSONS,
  type LessonSay,
  pointed,
  RECORDS,
} from '@questhall/lost-relics/lessons';
import type { Course } from '../../screens/lessons/course.js';

export const course: Course = {
  game: 'lost-relics',
  lessons: LESSONS.map((lesson) => ({
    ...lesson,
    name: `lesson.name.${lesson.id}`,
    about: `lesson.about.${lesson.id}`,
  })),
  records: RECORDS,
  first: {
    ...FIRST_ADVENTURE,
    name: `lesson.name.${FIRST_ADVENTURE.id}`,
    about: `lesson.about.${FIRST_ADVENTURE.id}`,
  },
  // A lesson that says something without words does not compile.
  say: (t, say) => t(`lesson.${say as LessonSay | FirstSay}`),
  pointed: (points, view) => pointed(points, view as LrView),
  adviceAt: (view, ask) => adviceAt(view as LrView, ask),
};
