import type { AcgView } from '@questhall/acg';
import { usePointed } from '../../../boards/parts/context.js';
import { useT } from '../../../text/t.js';
import { Rolling } from '../cards/Rolling.js';
import type { Throw, Thrown } from './happened.js';
import { cardName } from './printed.js';
import { iconSum } from './said.js';
import { STEPS, type Step } from './steps.js';
import styles from './Tray.module.css';

type Props = { view: AcgView; thrown: Throw | null; step: Step | undefined };

/** The dice on red felt, where they stay until the next throw, and how far the action has come. */
export function Tray({ view: { action }, thrown, step }: Props) {
  const t = useT();
  const dice = diceOf(action, thrown);
  const waiting = dice.length === 0;
  return (
    <section
      className={styles.tray}
      data-idle={waiting || action === null || undefined}
      aria-label={t('board.tray')}
    >
      <Steps step={step} />
      <div
        className={styles.felt}
        data-empty={waiting || undefined}
        data-past={action === null || undefined}
        data-pointed={usePointed('dice')}
      >
        {dice.map((die, i) => (
          <LyingDie key={`${thrown?.number ?? 0} ${i}`} die={die} tilt={(i * 7) % 5} />
        ))}
        {waiting && <p>{t('board.tray.waiting')}</p>}
      </div>
      {action !== null && <Sum action={action} />}
    </section>
  );
}

/** An action that has not thrown yet has an empty felt. */
function diceOf(action: AcgView['action'], thrown: Throw | null): readonly Thrown[] {
  if (action !== null && action.dice.length === 0) return [];
  return thrown?.dice ?? [];
}

/** A die that was thrown again says so; each critical it has shown stays beside it as a star. */
function LyingDie({ die, tilt }: { die: Thrown; tilt: number }) {
  const t = useT();
  return (
    <span className={styles.lain} data-tilt={tilt} data-die-of={die.kind}>
      <Rolling key={die.times} kind={die.kind} icons={die.icons} size="var(--die)" delay={tilt} />
      {die.criticals > 0 && (
        <i className={styles.star} role="img" aria-label={t('board.die.criticals', { count: die.criticals })}>
          {die.criticals}
        </i>
      )}
      {die.again && (
        <i className={styles.again} role="img" aria-label={t('board.die.again')}>
          ↻
        </i>
      )}
    </span>
  );
}

function Sum({ action }: { action: NonNullable<AcgView['action']> }) {
  const t = useT();
  const sum = iconSum(action);
  return (
    <p className={styles.sum}>
      <b>{t('board.tray.acts', { hero: t(`hero.${action.hero}`), card: cardName(action.card) })}</b>
      {action.dice.length > 0 && <span>{t('board.tray.sum', sum)}</span>}
      {action.spent > 0 && <span>{t('board.tray.spent', { count: action.spent })}</span>}
      {sum.nemesis > 0 && <em>{t('board.tray.nemesis')}</em>}
    </p>
  );
}

function Steps({ step }: { step: Step | undefined }) {
  const t = useT();
  const now = step === undefined ? -1 : STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t('board.steps')}>
      {STEPS.map((name, i) => (
        <li key={name} aria-current={i === now ? 'step' : undefined} data-done={i < now || undefined}>
          <i aria-hidden="true">{i + 1}</i>
          <span>{t(`board.step.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}
