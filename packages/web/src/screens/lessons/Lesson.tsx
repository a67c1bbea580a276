import { answersBefore } from '@questhall/tabletop/lessons';
import { useMemo } from 'react';
import { useSettings } from '../../settings/store.js';
import type { Opening } from '../../table/protocol.js';
import { Room } from '../table/Room.js';
import type { Course, Taught as TaughtLesson } from './course.js';
import { FirstQuest } from './FirstQuest.js';
import { useLessonCoach } from './useLessonCoach.js';

/** One lesson of a game, on the real table. */
export const lessonOf = (course: Course) =>
  function Lesson({ lesson: id }: { lesson: string }) {
    const lesson = course.lessons.find((one) => one.id === id);
    if (id === course.first.id) return <FirstQuest course={course} />;
    return lesson === undefined ? null : <Taught key={id} course={course} lesson={lesson} />;
  };

function Taught({ course, lesson }: { course: Course; lesson: TaughtLesson }) {
  const { language, speed: pace } = useSettings();
  const coach = useLessonCoach(course, lesson);
  const opening = useMemo((): Opening => {
    const record = course.records[lesson.id] ?? { seed: '', before: [] };
    const { setup } = lesson;
    const answers = answersBefore(record);
    return { from: 'setup', game: course.game, setup, seed: record.seed, answers, language, pace };
  }, [course, lesson, language, pace]);
  return <Room opening={opening} coach={coach} />;
}
