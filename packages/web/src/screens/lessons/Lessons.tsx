import { teaches } from '@questhall/games/courses';
import type { GameCode } from '@questhall/rulebook';
import type { Step } from '@questhall/tabletop/lessons';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { Missing } from '../../app/Missing.js';
import { paths } from '../../app/paths.js';
import { Button, buttonLook } from '../../design/Button.js';
import { iconNamed } from '../../design/Icon.js';
import { Row, Stack } from '../../design/Layout.js';
import { Meter } from '../../design/Meter.js';
import { useTitle } from '../../design/PageHead.js';
import { Seal } from '../../design/Seal.js';
import { Words } from '../../design/Words.js';
import { useCourse } from '../../games/courses.js';
import { t } from '../../text/t.js';
import styles from './Lessons.module.css';
import { useProgress } from './progress.js';

/** A game in short lessons, where it has any. */
export default function Lessons({ game }: { game: GameCode }) {
  return teaches(game) ? <Stair game={game} /> : <NoLessons game={game} />;
}

/** A stair down into the dark, and how far one has come. */
function Stair({ game }: { game: GameCode }) {
  const { lead, steps } = useCourse(game);
  const title = t('hall.learn');
  useTitle(title);
  const { done, forget } = useProgress();
  const next = steps.find(({ id }) => !done.includes(id));
  const learnt = steps.filter(({ id }) => done.includes(id)).length;
  return (
    <Stack gap={6} className={styles.lessons} data-game={game}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <Row className={styles.learnt}>
          <Meter value={learnt / steps.length} label={title} />
          {t('lessons.learnt', { done: learnt, count: steps.length })}
        </Row>
      </header>
      <Stack as="ol" gap={4} className={styles.steps} aria-label={t('lessons.steps')}>
        {steps.map((step, down) => (
          <li key={step.id} style={{ '--down': down } as CSSProperties}>
            <StepCard game={game} step={step} done={done.includes(step.id)} next={step.id === next?.id} />
          </li>
        ))}
      </Stack>
      {done.length > 0 && (
        <p>
          <Button kind="link" icon="anticlockwise-rotation" onClick={forget}>
            {t('lessons.forget')}
          </Button>
        </p>
      )}
    </Stack>
  );
}

type CardProps = { game: GameCode; step: Step; done: boolean; next: boolean };

function StepCard({ game, step, done, next }: CardProps) {
  const { id, icon, minutes, name, about } = step;
  const press = done ? t('lessons.again') : t('begin.begin');
  return (
    <Link
      className={styles.step}
      href={paths.lessons(game, id)}
      data-on="paper"
      data-next={next || undefined}
    >
      <Seal
        icon={done ? 'check-mark' : iconNamed(icon)}
        tone={done ? 'verdigris' : minutes === null ? 'vermilion' : 'lapis'}
      />
      <Words name={name} size="large">
        {about} {minutes !== null && t('lessons.minutes', { minutes })} {done && <em>{t('lessons.done')}</em>}
        {next && <em>{t('lessons.next')}</em>}
      </Words>
      <span {...buttonLook({ kind: 'page', className: styles.press })}>{press}</span>
    </Link>
  );
}

/** A game that does not teach itself yet says so, and leads to what it has. */
function NoLessons({ game }: { game: GameCode }) {
  const title = t(`game.${game}.title`);
  return (
    <Missing
      title={t('lessons.none', { title })}
      text={t('lessons.none.text')}
      to={paths.begin(game)}
      back={t('box.begin')}
    />
  );
}
