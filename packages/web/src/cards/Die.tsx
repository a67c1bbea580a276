import type { ReactNode } from 'react';
import styles from './Die.module.css';

type Props = {
  label: string;
  size: string;
  /** Chooses among the colours that the game gives to its dice: --face, --ink, --side. */
  tone: string;
  /** Drawings of what it shows; two stand side by side. */
  children: ReactNode;
};

export const Die = ({ label, size, tone, children }: Props) => (
  <span className={styles.die} data-die={tone} role="img" aria-label={label} style={{ fontSize: size }}>
    {children}
  </span>
);
