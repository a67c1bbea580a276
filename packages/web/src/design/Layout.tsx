import type { ComponentProps, CSSProperties } from 'react';
import styles from './Layout.module.css';

type Props = Omit<ComponentProps<'div'>, 'ref'> & {
  as?: 'div' | 'ul' | 'ol' | 'li' | 'nav' | 'p' | 'header' | 'section';
  /** A step of the scale of spaces. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
};

const spaced = (gap: number) => ({ '--gap': `var(--s-${gap})` }) as CSSProperties;

/** Things beside each other, in as many lines as they need. */
export function Row({ as: As = 'div', gap = 3, className = '', ...rest }: Props) {
  return <As className={`${styles.row} ${className}`} style={spaced(gap)} {...(rest as object)} />;
}

/** Things below each other. */
export function Stack({ as: As = 'div', gap = 3, className = '', ...rest }: Props) {
  return <As className={`${styles.stack} ${className}`} style={spaced(gap)} {...(rest as object)} />;
}
