import type { CSSProperties } from 'react';
import { Glyph } from '../../../design/Icon.js';
import { useT } from '../../../text/t.js';
import styles from './CardBack.module.css';
import { Frame } from './Frame.js';
import { type AcgIcon, drawing } from './icons.js';

const CRESTS = {
  enemy: 'crowned-skull',
  location: 'dungeon-gate',
  dungeon: 'chest',
  gear: 'crossed-swords',
} as const satisfies { readonly [deck: string]: AcgIcon };
export type AcgDeck = keyof typeof CRESTS;

export const ACG_DECKS = Object.keys(CRESTS) as AcgDeck[];

/** What everybody sees of a facedown card. */
export function AcgBack({ deck, width }: { deck: AcgDeck; width?: string }) {
  const t = useT();
  const name = t(`card.back.${deck}`);
  return (
    <div
      className={styles.back}
      data-deck={deck}
      role="img"
      aria-label={t('card.back.facedown', { deck: name })}
      style={width === undefined ? undefined : ({ '--w': width } as CSSProperties)}
    >
      <span className={styles.ring} />
      <Glyph className={styles.crest} path={drawing(CRESTS[deck])} />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <Frame className={styles.frame} />
    </div>
  );
}
