import { useTable } from '../../../boards/parts/context.js';
import { Thing } from '../../../boards/parts/Thing.js';
import { useT } from '../../../text/t.js';
import { LrCard } from '../cards/LrCard.js';
import { printedOf } from '../deck.js';
import styles from './Loose.module.css';

/** Treasure that was drawn and that nobody has yet: to be read before one decides about it. */
export function Loose() {
  const t = useT();
  const { loose } = useTable();
  if (loose.length === 0) return null;
  return (
    <section className={styles.loose} aria-label={t('relicBoard.loose')}>
      {loose.map((id) => {
        const printed = printedOf(id);
        return printed === undefined ? null : (
          <Thing key={id} id={id} look={id} label={printed.card.name}>
            <LrCard printed={printed} size="thumb" width="var(--loose)" />
          </Thing>
        );
      })}
    </section>
  );
}
