import { STEPS } from '../../screens/lessons/catalogue.js';
import { Lesson } from '../../screens/lessons/Lesson.js';
import type { LessonsOf } from '../face.js';

export const lessons: LessonsOf = {
  steps: STEPS.map(({ id, icon, minutes }) => ({
    ...{ id, icon, minutes },
    name: `lesson.name.${id}` as const,
    about: `lesson.about.${id}` as const,
  })),
  Lesson,
};
