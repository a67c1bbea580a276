import type { ComponentProps } from 'react';
import styles from './Panel.module.css';

export const SURFACES = ['board', 'raised', 'paper', 'night'] as const;

type Props = Omit<ComponentProps<'div'>, 'ref'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** What it is made of; all that lies on it takes its colours from there. */
  of?: (typeof SURFACES)[number];
  /** With a ruled frame, as scribes drew it before they wrote. */
  framed?: boolean;
};

/** A surface that holds something together. */
export function Panel({ as: As = 'div', of = 'board', framed = false, className = '', ...rest }: Props) {
  return (
    <As
      className={`${styles.panel} ${className}`}
      data-on={of}
      data-framed={framed || undefined}
      {...(rest as object)}
    />
  );
}
