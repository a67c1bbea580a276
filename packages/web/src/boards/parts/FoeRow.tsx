import type { ReactNode } from 'react';
import styles from './FoeRow.module.css';

type Props = { medal: ReactNode; name: ReactNode; ground?: string; children: ReactNode };

/** A foe in a line: who it is, and its numbers; for many, and where there is little room. */
export const FoeRow = ({ medal, name, ground, children }: Props) => (
  <span className={styles.foe} data-foe style={{ background: ground }}>
    {medal}
    <b>{name}</b>
    {children}
  </span>
);
