import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './CardLink.module.css';

type Props = {
  to: string;
  label: string;
  /** How it is found again. */
  id?: string;
  tabIndex?: number;
  /** The drawn card. */
  children: ReactNode;
};

/** A card that leads somewhere. The link lies over it: a screen reader hears one name and not every number on the way. */
export function CardLink({ to, label, id, tabIndex, children }: Props) {
  return (
    <li className={styles.card}>
      <div aria-hidden="true">{children}</div>
      <Link href={to} data-card={id} tabIndex={tabIndex} aria-label={label} />
    </li>
  );
}
