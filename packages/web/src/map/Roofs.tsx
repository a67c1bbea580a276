import { memo, useId } from 'react';
import { roofs, WARD } from './ground/roofs.js';
import { UNIT } from './laid.js';
import styles from './Roofs.module.css';

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

/** The town around the streets that are walked on, and beyond the edges of the map. */
export const Roofs = memo(() => {
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

/** The town beyond the map, to the edges of its window. */
export const Town = memo(({ square }: { square: number }) => {
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
