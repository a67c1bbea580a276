import type { ReactNode } from 'react';
import styles from './Bar.module.css';

type Props = {
  /** At the top or the bottom of the window, over everything else. */
  at: 'top' | 'bottom';
  label?: string;
  role?: 'status';
  children: ReactNode;
};

/** A line that lies over the page for a while, with a button or two. */
export function Bar({ at, label, role, children }: Props) {
  return (
    <aside className={styles.bar} data-at={at} data-on="night" role={role} aria-label={label}>
      {children}
    </aside>
  );
}
