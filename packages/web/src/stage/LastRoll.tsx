import { usePointed } from '../boards/parts/context.js';
import { t } from '../text/t.js';
import { Dice } from './Dice.js';
import styles from './LastRoll.module.css';
import type { ShownRoll } from './roll.js';

type Props = {
  roll: ShownRoll | null;
  /** What was done with it is over. */
  past?: boolean;
  /** In one row, without words. */
  small?: boolean;
};

/** The dice on felt with what they came to. They stay until the next throw. */
export function LastRoll({ roll, past = false, small = false }: Props) {
  return (
    <section
      className={styles.last}
      data-small={small || undefined}
      data-last-roll
      aria-label={t('stage.last')}
    >
      <div
        className={styles.felt}
        data-empty={roll === null || undefined}
        data-past={past || undefined}
        data-pointed={usePointed('dice')}
      >
        {roll === null ? (
          <p>{t('stage.last.none')}</p>
        ) : (
          <ul className={styles.dice}>
            <Dice roll={roll} />
          </ul>
        )}
      </div>
      {!small && roll !== null && roll.sum !== null && (
        <p className={styles.sum}>
          {roll.who !== null && <b>{roll.who}: </b>}
          {roll.sum}
          {roll.answer !== null && <span>{roll.answer}</span>}
        </p>
      )}
    </section>
  );
}
