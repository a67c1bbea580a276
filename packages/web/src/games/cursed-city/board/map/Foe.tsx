import type { CSSProperties } from 'react';
import { Glyph } from '../../../../design/Icon.js';
import { faceOf } from '../icons.js';
import styles from './Foe.module.css';

type Props = {
  model: string | null;
  category?: string | undefined;
  champion?: boolean;
  size?: string | undefined;
  faded?: boolean;
};

/** A hostile on an iron octagon; champions have spikes of gold around theirs. 1em wide. */
export const Foe = ({ model, category, champion = false, size, faded = false }: Props) => (
  <span
    className={styles.foe}
    data-champion={champion || undefined}
    data-faded={faded || undefined}
    style={{ fontSize: size } as CSSProperties}
  >
    <i />
    <Glyph path={faceOf(model, category)} />
  </span>
);
