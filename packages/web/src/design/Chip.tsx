import type { ElementType, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Chip.module.css';
import { Icon, type IconName } from './Icon.js';

type Props = {
  icon?: IconName;
  tone?: 'good' | 'bad' | 'lit' | undefined;
  /** Where it leads, if it does. */
  to?: string;
  children: ReactNode;
};

/** A word or two in a small round frame. */
export function Chip({ icon, tone, to, children }: Props) {
  const As: ElementType = to === undefined ? 'span' : Link;
  const given = { className: styles.chip, 'data-tone': tone, href: to };
  return (
    <As {...given}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </As>
  );
}
