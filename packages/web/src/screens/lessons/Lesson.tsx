import { answersBefore, FIRST_QUEST, LESSONS, RECORDS } from '@questhall/acg/lessons';
import { useMemo } from 'react';
import { useSettings } from '../../settings/store.js';
import type { Opening } from '../../table/protocol.js';
import { Room } from '../table/Room.js';
import { FirstQuest } from './FirstQuest.js';
import { type AnyLesson, useLessonCoach } from './useLessonCoach.js';

/** One lesson of the card game, on the real table. */
export function Lesson({ lesson: id }: { lesson: string }) {
  const lesson = LESSONS.find((one) => one.id === id);
  if (id === FIRST_QUEST.id) return <FirstQuest />;
  return lesson === undefined ? null : <Taught key={id} lesson={lesson} />;
}

function Taught({ lesson }: { lesson: AnyLesson }) {
  const { language, speed: pace } = useSettings();
  const coach = useLessonCoach(lesson);
  const opening = useMemo((): Opening => {
    const record = RECORDS[lesson.id];
    const { setup } = lesson;
    const answers = answersBefore(record);
    return { from: 'setup', game: 'acg', setup, seed: record.seed, answers, language, pace };
  }, [lesson, language, pace]);
  return <Room opening={opening} coach={coach} />;
}
