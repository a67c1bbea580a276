import { LrCard } from '../../cards/lost-relics/LrCard.js';
import { printedOf } from '../../games/lost-relics/deck.js';
import styles from './Peek.module.css';

/** The card that somebody points at, large enough to be read, where nobody points. */
export function Peek({ card }: { card: string | undefined }) {
  const printed = card === undefined ? undefined : printedOf(card);
  if (printed === undefined || printed.kind === 'adventure') return null;
  return (
    <div className={styles.peek} aria-hidden="true">
      <LrCard printed={printed} size="full" width="var(--peek)" />
    </div>
  );
}
