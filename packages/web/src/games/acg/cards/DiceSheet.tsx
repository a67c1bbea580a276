import styles from './DiceSheet.module.css';
import { Die } from './Die.js';
import type { OfKind } from './kinds.js';

/** The six faces of a die, laid out. */
export function DiceSheet({ card }: { card: OfKind<'dice'> }) {
  return (
    <div className={styles.faces}>
      {card.faces.map((icons, i) => (
        <Die key={`${i} ${icons.join()}`} kind={card.die} icons={icons} size="72px" />
      ))}
    </div>
  );
}
