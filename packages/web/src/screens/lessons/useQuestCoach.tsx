import type { Asked, Scene } from '@questhall/table';
import { useEffect, useMemo } from 'react';
import { Button } from '../../design/Button.js';
import { useT } from '../../text/t.js';
import type { Coach } from '../table/coach.js';
import type { Course } from './course.js';
import { Note } from './Note.js';
import { useProgress } from './progress.js';

/** Whoever plays his first adventure is told at every question what matters, until he wants no more of it. */
export function useQuestCoach(course: Course, adventure: string | null): Coach | undefined {
  const mine = useProgress(({ quests }) => adventure !== null && quests[course.game] === adventure);
  const quiet = useProgress((progress) => progress.quiet);
  return useMemo((): Coach | undefined => {
    if (!mine) return undefined;
    return {
      note: (scene, asked) => <Beside course={course} scene={scene} asked={asked} quiet={quiet} />,
      points: (scene, asked) =>
        asked === null || quiet
          ? []
          : course.pointed(course.adviceAt(scene.view, asked.ask).point, scene.view),
    };
  }, [course, mine, quiet]);
}

type Props = { course: Course; scene: Scene; asked: Asked | null; quiet: boolean };

function Beside({ course, scene, asked, quiet }: Props) {
  const t = useT();
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
  const { say, because } = course.adviceAt(scene.view, asked.ask);
  return (
    <Note game={course.game} text={course.say(t, say)} because={because}>
      <Button kind="page" icon="silenced" onClick={() => hush(true)}>
        {t('coach.quiet')}
      </Button>
    </Note>
  );
}
