import { stepsOf } from '../../screens/lessons/course.js';
import { lessonOf } from '../../screens/lessons/Lesson.js';
import type { LessonsOf } from '../face.js';
import { course } from './course.js';

export const lessons: LessonsOf = {
  lead: 'lessons.lead',
  steps: stepsOf(course),
  Lesson: lessonOf(course),
};
