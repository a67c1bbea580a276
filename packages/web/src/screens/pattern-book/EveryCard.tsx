import { AcgCard } from '../../cards/acg/AcgCard.js';
import { useCards } from '../../cards/acg/useCards.js';
import { useT } from '../../text/t.js';
import styles from './PatternBook.module.css';

/** Every card in both sizes, so that one look, or one test, sees whether any of them is too full. */
export function EveryCard() {
  const t = useT();
  const { cards } = useCards();
  return (
    <div className={styles.book} data-game="acg">
      <h1>{t('patterns.title')}</h1>
      {(['table', 'full'] as const).map((size) => (
        <div key={size} className={styles.row}>
          {cards.map((printed) => (
            <div key={printed.card.id} data-card={printed.card.id}>
              <AcgCard printed={printed} size={size} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
