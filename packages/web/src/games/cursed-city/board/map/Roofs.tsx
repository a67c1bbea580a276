import { memo, useId } from 'react';
import { UNIT } from '../../../../map/laid.js';
import type { Town } from '../../../../map/Terrain.js';
import styles from './Roofs.module.css';
import { roofs, WARD } from './roof-paths.js';

/** One ward of roofs, as large as `square` says, laid side by side as often as there is room. */
function Ward({ id, square }: { id: string; square: number }) {
  const { shadows, dark, mid, lit, windows } = roofs();
  return (
    <pattern
      id={id}
      width={WARD}
      height={WARD}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${square / UNIT})`}
    >
      <rect className={styles.street} width={WARD} height={WARD} />
      <path className={styles.shadow} d={shadows} />
      <path className={styles.dark} d={dark} />
      <path className={styles.mid} d={mid} />
      <path className={styles.lit} d={lit} />
      <path className={styles.window} d={windows} />
    </pattern>
  );
}

const Roofs = memo(() => {
  const id = useId();
  return (
    <>
      <defs>
        <Ward id={id} square={UNIT} />
      </defs>
      <rect x="-100%" y="-100%" width="300%" height="300%" fill={`url(#${id})`} />
    </>
  );
});

/** To the edges of the window of the map. */
const Beyond = memo(({ square }: { square: number }) => {
  const id = useId();
  return (
    <svg className={styles.town} aria-hidden="true" focusable="false">
      <defs>
        <Ward id={id} square={square} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});

export const town: Town = { Roofs, Beyond };
