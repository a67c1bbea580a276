import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** Where something would be, and is not, or not yet. */
export function Empty({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <p className={styles.empty} role={role}>
      {children}
    </p>
  );
}
