import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.js';

/** `gold` leads on, `wood` leads elsewhere, `page` and `go` stand on paper, `outline` and `quiet` beside something. */
export const BUTTONS = ['gold', 'wood', 'harm', 'page', 'go', 'outline', 'quiet', 'link'] as const;

type Look = {
  kind?: (typeof BUTTONS)[number] | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** An icon and nothing else; give it a label. */
  round?: boolean | undefined;
  className?: string | undefined;
};

/** For a button that a trigger of React Aria has to be. */
export const buttonLook = ({ kind = 'wood', size = 'medium', round = false, className = '' }: Look) => ({
  className: `${styles.button} ${className}`,
  'data-kind': kind,
  'data-size': size,
  'data-round': round || undefined,
});

type Inside = { icon?: IconName | undefined; children?: ReactNode };
type ButtonProps = Look & Inside & Omit<ComponentProps<'button'>, 'type'> & { busy?: boolean };

/** A press of it does something here. */
export function Button({ kind, size, round, className, icon, busy = false, ...rest }: ButtonProps) {
  const { children, disabled = false, ...given } = rest;
  return (
    <button
      type="button"
      {...buttonLook({ kind, size, round, className })}
      {...given}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

type LinkProps = Look & Inside & { to: string; apart?: boolean; 'aria-label'?: string; 'data-side'?: string };

/** Leads somewhere else; `apart` opens it in a window of its own. */
export function ButtonLink({ kind, size, round, className, icon, to, apart = false, ...rest }: LinkProps) {
  const { children, ...given } = rest;
  const As: ElementType = apart ? 'a' : Link;
  return (
    <As href={to} {...(apart && APART)} {...buttonLook({ kind, size, round, className })} {...given}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </As>
  );
}

const APART = { target: '_blank', rel: 'noreferrer' };
