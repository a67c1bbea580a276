import type { GameCode } from '@questhall/rulebook';
import type { Asked, Scene } from '@questhall/table';
import { useEffect, useMemo } from 'react';
import { Button } from '../../design/Button.js';
import { type GameCourse, useCourseWhere } from '../../games/courses.js';
import { t } from '../../text/t.js';
import type { Coach } from '../table/coach.js';
import { Note } from './Note.js';
import { useProgress } from './progress.js';

/** Whoever plays his first adventure is told at every question what matters, until he wants no more of it. */
export function useQuestCoach(game: GameCode, adventure: string | null): Coach | undefined {
  const mine = useProgress(({ quests }) => adventure !== null && quests[game] === adventure);
  const quiet = useProgress((progress) => progress.quiet);
  const course = useCourseWhere(mine, game);
  return useMemo((): Coach | undefined => {
    if (course === null) return undefined;
    return {
      note: (scene, asked) => <Beside course={course} scene={scene} asked={asked} quiet={quiet} />,
      points: (scene, asked) =>
        asked === null || quiet
          ? []
          : course.pointed(course.adviceAt(scene.view, asked.ask).point, scene.view),
    };
  }, [course, quiet]);
}

type Props = { course: GameCourse; scene: Scene; asked: Asked | null; quiet: boolean };

function Beside({ course, scene, asked, quiet }: Props) {
  const { hush, learn } = useProgress();
  const isOver = scene.over !== null;
  useEffect(() => {
    if (isOver) learn(course.first.id);
  }, [course, isOver, learn]);
  if (asked === null) return null;
  if (quiet)
    return (
      <Button kind="page" icon="graduate-cap" onClick={() => hush(false)}>
        {t('coach.speak')}
      </Button>
    );
  const advice = course.adviceAt(scene.view, asked.ask);
  return (
    <Note game={course.game} text={course.say(advice)} because={advice.because}>
      <Button kind="page" icon="silenced" onClick={() => hush(true)}>
        {t('coach.quiet')}
      </Button>
    </Note>
  );
}
