import type { PrintedCard } from '@questhall/acg';
import type { CardSize } from '../../../cards/size.js';
import styles from '../../../screens/pattern-book/PatternBook.module.css';
import { useT } from '../../../text/t.js';
import { AcgCard } from '../cards/AcgCard.js';
import type { CardState } from '../cards/face.js';
import { useCards } from '../cards/useCards.js';

/** As narrow as a board ever lays them, as in the gallery, and to be read. */
const SIZES = [
  { size: 'thumb', width: '76px' },
  { size: 'thumb', width: '88px' },
  { size: 'thumb', width: '132px' },
  { size: 'full', width: '380px' },
] as const;

/** Every card in these sizes, so that one look, or one test, sees whether any of them is too full. */
export function EveryCard() {
  const t = useT();
  const { cards } = useCards();
  return (
    <div className={styles.book} data-game="acg">
      <h1>{t('patterns.title')}</h1>
      {SIZES.map(({ size, width }) => (
        <div key={`${size} ${width}`} className={styles.row}>
          {cards.map((printed) => (
            <div key={printed.card.id} data-card={`${printed.card.id} ${width}`}>
              <AcgCard printed={printed} size={size} width={width} state={laden(printed, size)} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** With as much on it as a table may lay there: tokens on an action, the number of a copy. */
function laden({ card }: PrintedCard, size: CardSize): CardState {
  if (size === 'full') return {};
  if (card.kind === 'action') return { tokens: 3 };
  return card.kind === 'enemy' && card.copies > 1 ? { copy: card.copies } : {};
}
