import type { CSSProperties, ReactNode } from 'react';
import styles from './Cube.module.css';

const SIDES = ['back', 'left', 'right', 'top', 'bottom'] as const;

type Props = {
  /** What it shows at last, and what is on the other sides: nobody can read those while it rolls. */
  face: ReactNode;
  others: readonly ReactNode[];
  /** Where it comes from. */
  side: 'party' | 'enemy';
  /** Its place among all that are thrown, and how far it is tilted when it lies. */
  nth: number;
};

/** A die, 1em wide, that rolls once and comes to rest on the face that was thrown. */
export function Cube({ face, others, side, nth }: Props) {
  const style = { '--nth': nth, '--tilt': `${((nth * 7) % 5) * 5 - 10}deg` } as CSSProperties;
  return (
    <span className={styles.roll} data-side={side} style={style}>
      <i className={styles.shadow} />
      <span className={styles.hop}>
        <span className={styles.cube}>
          <span data-face="front">{face}</span>
          {SIDES.map((name, i) => (
            <span key={name} data-face={name} aria-hidden="true">
              {others[i]}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
