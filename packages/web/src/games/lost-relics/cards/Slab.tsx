import type { CSSProperties, ReactNode } from 'react';
import { Ornament } from './Ornament.js';
import './relics.css';
import styles from './Slab.module.css';
import type { LrSize } from './size.js';

type Props = {
  /** Chooses the enamel. */
  kind: string;
  size: LrSize;
  name: string;
  /** In CSS units; the size's own width without it. */
  width?: string | undefined;
  /** Lies on its side: a hero who is played with. */
  wide?: boolean;
  /** Turned over, or laid aside. */
  state?: 'wounded' | 'out' | undefined;
  children: ReactNode;
};

/** The enamelled slab that every card of the game is made on. `--w` scales it; nothing else does. */
export function Slab({ kind, size, name, width, wide = false, state, children }: Props) {
  const style = width === undefined ? undefined : ({ '--w': width } as CSSProperties);
  return (
    <article
      className={styles.slab}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      data-state={state}
      aria-label={name}
      style={style}
    >
      {children}
      <Ornament wide={wide} className={styles.ornament} />
    </article>
  );
}
