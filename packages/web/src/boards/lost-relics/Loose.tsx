import { LrCard } from '../../cards/lost-relics/LrCard.js';
import { printedOf } from '../../games/lost-relics/deck.js';
import { useT } from '../../text/t.js';
import { useTable } from '../parts/context.js';
import { Thing } from '../parts/Thing.js';
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
