import type { AcgView } from '@questhall/acg';
import { Die } from '../../cards/acg/Die.js';
import { useT } from '../../text/t.js';
import { cardName } from './printed.js';
import { iconSum } from './said.js';
import { STEPS, type Step } from './steps.js';
import styles from './Tray.module.css';

/** The dice of the action in progress on red felt, and how far the action has come. */
export function Tray({ view: { action }, step }: { view: AcgView; step: Step | undefined }) {
  const t = useT();
  return (
    <section className={styles.tray} aria-label={t('board.tray')}>
      <Steps step={step} />
      <div className={styles.felt} data-empty={!action?.dice.length || undefined}>
        {action?.dice.map(({ kind, icons }, i) => (
          <span key={i} className={styles.lain} data-tilt={(i * 7) % 5} data-die-of={kind}>
            <Die kind={kind} icons={icons} size="var(--die)" />
          </span>
        ))}
        {!action?.dice.length && <p>{t('board.tray.waiting')}</p>}
      </div>
      {action !== null && <Sum action={action} />}
    </section>
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
