import { Glyph } from '../design/Icon.js';
import styles from './Back.module.css';
import { CardFrame, type Look } from './CardFrame.js';

type Props = {
  look: Look;
  /** The deck; the look gives each its colours. */
  kind: string;
  name: string;
  label: string;
  crest: string;
  width?: string | undefined;
};

/** What everybody sees of a facedown card. */
export function Back({ look, kind, name, label, crest, width }: Props) {
  return (
    <CardFrame look={look} size="thumb" kind={kind} label={label} width={width} image>
      <span className={styles.field} />
      <span className={styles.boss} />
      <Glyph className={styles.crest} path={crest} />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </CardFrame>
  );
}
