import { teaches } from '@questhall/games/courses';
import type { GameCode } from '@questhall/rulebook';
import { answersBefore, type TaughtLesson } from '@questhall/tabletop/lessons';
import { useMemo } from 'react';
import { Missing } from '../../app/Missing.js';
import { paths } from '../../app/paths.js';
import { Shell } from '../../app/Shell.js';
import { type GameCourse, useCourse } from '../../games/courses.js';
import { useSettings } from '../../settings/store.js';
import type { Opening } from '../../table/protocol.js';
import { t } from '../../text/t.js';
import { Room } from '../table/Room.js';
import { FirstQuest } from './FirstQuest.js';
import { useLessonCoach } from './useLessonCoach.js';

type Props = { game: GameCode; lesson: string };

/** One lesson of a game, or the way back where there is none of that name. */
export default function LessonRoom(props: Props) {
  return teaches(props.game) ? <InCourse {...props} /> : <NoLesson {...props} />;
}

function InCourse({ game, lesson: id }: Props) {
  const course = useCourse(game);
  const lesson = course.lessons.find((one) => one.id === id);
  if (id === course.first.id) return <FirstQuest course={course} />;
  if (lesson === undefined) return <NoLesson game={game} lesson={id} />;
  return <Taught key={id} course={course} lesson={lesson} />;
}

/** A lesson on the real table. */
function Taught({ course, lesson }: { course: GameCourse; lesson: TaughtLesson }) {
  const { language, speed: pace } = useSettings();
  const coach = useLessonCoach(course, lesson);
  const { game } = course;
  const { setup, record } = lesson;
  const opening = useMemo((): Opening => {
    const answers = answersBefore(record);
    return { from: 'setup', game, setup, seed: record.seed, answers, language, pace };
  }, [game, setup, record, language, pace]);
  return <Room opening={opening} coach={coach} />;
}

function NoLesson({ game, lesson }: Props) {
  return (
    <Shell>
      <Missing
        title={t('lessons.missing')}
        text={t('lessons.missing.text', { id: lesson.slice(0, 60) })}
        to={paths.lessons(game)}
        back={t('coach.leave')}
      />
    </Shell>
  );
}
