import type { CSSProperties } from 'react';
import { Glyph } from '../../../design/Icon.js';
import { drawing } from '../cards/icons.js';
import { pictureOf } from '../cards/pictures.js';
import styles from './Medal.module.css';
import { printedOf } from './printed.js';

/** Hero, minion or leader. */
export const rankOf = (card: string): 'hero' | 'minion' | 'leader' =>
  printedOf(card, 'hostile')?.card.rank ?? 'hero';

type Props = { card: string; size?: string; faded?: boolean };

/** Whoever it is, on a round token: brass for heroes, iron for minions, gold for leaders. */
export function Medal({ card, size, faded = false }: Props) {
  const rank = rankOf(card);
  return (
    <span
      className={styles.medal}
      data-rank={rank}
      data-faded={faded || undefined}
      style={
        { '--hue': rank === 'hero' ? `var(--lr-of-${card})` : undefined, fontSize: size } as CSSProperties
      }
    >
      <Glyph path={drawing(pictureOf(card))} />
    </span>
  );
}
