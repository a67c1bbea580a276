import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

type Props = { as?: 'span' | 'h1' | 'legend' | 'p'; role?: 'status'; label?: string; children: ReactNode };

/** Heard and not seen. */
export function Hidden({ as: As = 'span', label, ...rest }: Props) {
  return <As className={styles.hidden} aria-label={label} {...rest} />;
}
