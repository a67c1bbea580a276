import type { ReactNode } from 'react';
import styles from './Picked.module.css';

type Props = {
  /** The same for all of which one is picked. */
  name: string;
  checked: boolean;
  onPick: () => void;
  children: ReactNode;
  className?: string | undefined;
  /** What it is called, where its face is a drawing. */
  label?: string;
};

/** One of several: the whole of it can be pressed, and arrows go from one to the next. */
export function Picked({ name, checked, onPick, children, className = '', label }: Props) {
  return (
    <label className={`${styles.picked} ${className}`} data-checked={checked || undefined}>
      <input type="radio" name={name} checked={checked} onChange={onPick} aria-label={label} />
      {label === undefined ? children : <span aria-hidden="true">{children}</span>}
    </label>
  );
}
