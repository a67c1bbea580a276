import type { Asked } from '@questhall/table';
import { useAimed } from '../../../boards/parts/context.js';
import { useT } from '../../../text/t.js';
import styles from './SettlementTrainer.module.css';

/** At the trainer's: what each action says now, beside what it would say from then on. */
export function SettlementTrainer({ decision: { options } }: { decision: Asked }) {
  const t = useT();
  const aimed = useAimed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.trainer} aria-label={t('board.visit.trainer')} tabIndex={0}>
      <ul>
        {options.map(({ id, text, details }) => (
          <li key={id} data-aimed={aimed === id || undefined}>
            <h3>{text}</h3>
            {details.map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
