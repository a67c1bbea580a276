import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { useTitle } from '../../app/useTitle.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import { nextStep, STEPS } from './catalogue.js';
import styles from './Lessons.module.css';
import { useProgress } from './progress.js';

/** The game in short lessons: a stair down into the dark, and how far one has come. */
export default function Lessons() {
  const t = useT();
  const title = t('lessons.title');
  useTitle(title);
  const { done, forget } = useProgress();
  const next = nextStep(done);
  const learnt = STEPS.filter(({ id }) => done.includes(id)).length;
  return (
    <div className={styles.lessons} data-game="acg">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{t('lessons.lead')}</p>
        <p className={styles.learnt}>
          <progress value={learnt} max={STEPS.length} aria-label={title} />
          {t('lessons.learnt', { done: learnt, count: STEPS.length })}
        </p>
      </header>
      <ol className={styles.steps} aria-label={t('lessons.steps')}>
        {STEPS.map((step, down) => (
          <li key={step.id} style={{ '--down': down } as CSSProperties}>
            <StepCard step={step} done={done.includes(step.id)} next={step.id === next?.id} />
          </li>
        ))}
      </ol>
      {done.length > 0 && (
        <button type="button" className={styles.forget} onClick={forget}>
          <Icon name="anticlockwise-rotation" />
          {t('lessons.forget')}
        </button>
      )}
    </div>
  );
}

type CardProps = { step: (typeof STEPS)[number]; done: boolean; next: boolean };

function StepCard({ step: { id, icon, minutes }, done, next }: CardProps) {
  const t = useT();
  const name = t(`lesson.name.${id}`);
  const press = done ? t('lessons.again') : t('lessons.begin');
  return (
    <Link
      className={styles.step}
      href={paths.lessons('acg', id)}
      data-done={done || undefined}
      data-next={next || undefined}
      data-last={minutes === null || undefined}
    >
      <span className={styles.seal}>
        <Icon name={done ? 'check-mark' : icon} />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <span>{t(`lesson.about.${id}`)}</span>
        <small>
          {minutes !== null && t('lessons.minutes', { minutes })}
          {done && <em>{t('lessons.done')}</em>}
          {next && <em>{t('lessons.next')}</em>}
        </small>
      </span>
      <span className={styles.press}>{press}</span>
    </Link>
  );
}
