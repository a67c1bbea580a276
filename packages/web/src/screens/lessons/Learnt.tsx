import { stepAfter } from '@questhall/tabletop/lessons';
import { useEffect } from 'react';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import type { GameCourse } from '../../games/courses.js';
import { useT } from '../../text/t.js';
import styles from './Note.module.css';
import { useProgress } from './progress.js';

/** The end of a lesson: it counts as learnt from now on, and the next one is a press away. */
export function Learnt({ course, lesson }: { course: GameCourse; lesson: string }) {
  const t = useT();
  const learn = useProgress((progress) => progress.learn);
  const next = stepAfter(course, lesson);
  useEffect(() => learn(lesson), [learn, lesson]);
  return (
    <>
      <span className={styles.learnt}>
        <Icon name="laurel-crown" /> {t('coach.done')}
      </span>
      {next !== undefined && (
        <ButtonLink kind="gold" to={paths.lessons(course.game, next.id)}>
          {t('coach.next-lesson', { lesson: next.name })}
          <Icon name="next-button" />
        </ButtonLink>
      )}
      <ButtonLink kind="page" to={paths.lessons(course.game)}>
        {t('coach.leave')}
      </ButtonLink>
    </>
  );
}
