import type { CSSProperties } from 'react';
import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { drawing, type LrIcon } from '../icons.js';
import { Slab } from '../Slab.js';
import styles from './Back.module.css';

const CRESTS = {
  treasure: 'open-treasure-chest',
  hostile: 'crowned-skull',
  adventure: 'compass',
  initiative: 'heraldic-sun',
} as const satisfies { readonly [deck: string]: LrIcon };
export type LrDeck = keyof typeof CRESTS;

export const LR_DECKS = Object.keys(CRESTS) as LrDeck[];
const KINDS = {
  treasure: 'treasure',
  hostile: 'leader',
  adventure: 'adventure',
  initiative: 'hero',
} as const;

/** What everybody sees of a facedown card: a keyhole of light, and what lies behind it. */
export function LrBack({ deck, width }: { deck: LrDeck; width?: string | undefined }) {
  const t = useT();
  const name = t(`relic.back.${deck}`);
  return (
    <Slab kind={KINDS[deck]} size="thumb" name={t('relic.back.facedown', { deck: name })} width={width}>
      <span className={styles.rays} style={{ '--turns': LR_DECKS.indexOf(deck) } as CSSProperties} />
      <span className={styles.lozenge} />
      <Glyph className={styles.crest} path={drawing(CRESTS[deck])} />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </Slab>
  );
}
