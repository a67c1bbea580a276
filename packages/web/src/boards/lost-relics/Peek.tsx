import { LrCard } from '../../cards/lost-relics/LrCard.js';
import { printedOf } from '../../games/lost-relics/deck.js';
import styles from './Peek.module.css';

/** The card that somebody points at, large enough to be read, where nobody points; `open` lies beside the map anyway. */
export function Peek({ card, open }: { card: string | undefined; open: string | null }) {
  const printed = card === undefined || card === open ? undefined : printedOf(card);
  if (printed === undefined || printed.kind === 'adventure') return null;
  return (
    <div className={styles.peek} aria-hidden="true">
      <LrCard printed={printed} size="full" width="var(--peek)" />
    </div>
  );
}
