import type { ReactNode } from 'react';
import styles from './Text.module.css';

type TextProps = { as?: 'div' | 'ul' | 'ol'; className?: string | undefined; children: ReactNode };

/** Where the words of a card stand: on its paper, or on a panel of their own. */
export const Text = ({ as: As = 'div', className = '', children }: TextProps) => (
  <As className={`${styles.text} ${className}`}>{children}</As>
);

type SaidProps = {
  as?: 'p' | 'li' | 'div';
  /** `main` is what the card is about; `flavour` is what it only tells. */
  of?: 'main' | 'flavour' | undefined;
  /** The word that it begins with. */
  lead?: string | undefined;
  tone?: string | undefined;
  children: ReactNode;
};

export const Said = ({ as: As = 'p', of, lead, tone, children }: SaidProps) => (
  <As className={styles.said} data-of={of} data-tone={tone} data-part="words">
    {lead !== undefined && <b>{lead} </b>}
    {children}
  </As>
);
