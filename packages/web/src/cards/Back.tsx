import type { CSSProperties } from 'react';
import { Glyph } from '../design/Icon.js';
import styles from './Back.module.css';
import { CardFrame, type Look } from './CardFrame.js';

type Props = {
  look: Look;
  /** The deck; the look gives each its colours. */
  kind: string;
  name: string;
  label: string;
  /** The drawing in the middle. */
  crest: string;
  /** Of several decks: turns the rays a little. */
  nth?: number;
  width?: string | undefined;
};

/** What everybody sees of a facedown card. */
export function Back({ look, kind, name, label, crest, nth = 0, width }: Props) {
  return (
    <CardFrame
      look={look}
      size="thumb"
      kind={kind}
      label={label}
      width={width}
      image
      style={{ '--nth': nth } as CSSProperties}
    >
      <span className={styles.field} />
      <span className={styles.boss} />
      <Glyph className={styles.crest} path={crest} />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </CardFrame>
  );
}
