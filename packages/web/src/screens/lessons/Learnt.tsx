import { useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import { type Course, stepAfter } from './course.js';
import styles from './Note.module.css';
import { useProgress } from './progress.js';

/** The end of a lesson: it counts as learnt from now on, and the next one is a press away. */
export function Learnt({ course, lesson }: { course: Course; lesson: string }) {
  const t = useT();
  const learn = useProgress((progress) => progress.learn);
  const next = stepAfter(course, lesson);
  useEffect(() => learn(lesson), [learn, lesson]);
  return (
    <>
      <span className={styles.learnt}>
        <Icon name="laurel-crown" />
        {t('coach.done')}
      </span>
      {next !== undefined && (
        <Link className={styles.turn} data-main href={paths.lessons(course.game, next.id)}>
          <span>{t('coach.next-lesson', { lesson: t(next.name) })}</span>
          <Icon name="next-button" />
        </Link>
      )}
      <Link className={styles.turn} href={paths.lessons(course.game)}>
        {t('coach.leave')}
      </Link>
    </>
  );
}
