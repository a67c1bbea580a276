import type { AcgView } from '@questhall/acg';
import { LastRoll } from '../../../stage/LastRoll.js';
import { useT } from '../../../text/t.js';
import type { Throw } from './happened.js';
import { rollOf } from './roll.js';
import { STEPS, type Step } from './steps.js';
import styles from './Tray.module.css';

type Props = { view: AcgView; thrown: Throw | null; step: Step | undefined };

/** The last roll, and how far an action has come. */
export function Tray({ view, thrown, step }: Props) {
  const t = useT();
  const roll = rollOf(thrown, view, t);
  return (
    <>
      <Steps step={step} />
      <LastRoll roll={roll} past={view.action === null || view.action.dice.length === 0} />
    </>
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
