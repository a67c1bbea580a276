import type { ReactNode } from 'react';
import styles from './PatternBook.module.css';

type Props = { title: string; children: ReactNode };

export const Part = ({ title, children }: Props) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Pieces beside each other. */
export const Pieces = ({ title, children }: Props) => (
  <Part title={title}>
    <div className={styles.row}>{children}</div>
  </Part>
);
