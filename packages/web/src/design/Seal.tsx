import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.js';
import styles from './Seal.module.css';

export const SEALS = [
  'gold',
  'brass',
  'iron',
  'felt',
  'wood',
  'lapis',
  'vermilion',
  'verdigris',
  'dusk',
] as const;
export type SealTone = (typeof SEALS)[number];

type Props = {
  icon?: IconName | undefined;
  tone?: SealTone | undefined;
  /** As the first letter of a chapter is. */
  square?: boolean;
  className?: string | undefined;
  /** A drawing of its own, or a letter. */
  children?: ReactNode;
};

/** A drawing pressed into metal or wax. Its size is `--seal`. */
export function Seal({ icon, tone = 'gold', square = false, className = '', children }: Props) {
  const wax = `var(--${tone === 'wood' ? 'walnut-600' : tone})`;
  return (
    <span
      className={`${styles.seal} ${className}`}
      data-tone={tone}
      data-square={square || undefined}
      style={{ '--wax': wax } as CSSProperties}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}
