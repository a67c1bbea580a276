import { type ReactNode, Suspense, useState } from 'react';
import styles from './Fold.module.css';

type Props = {
  label: ReactNode;
  /** Small in the middle of a text, or as large as a heading. */
  size?: 'small' | 'medium' | 'large';
  className?: string | undefined;
  open?: boolean;
  /** For print, and for whoever searches the page: there even while it is closed. */
  kept?: boolean;
  children: ReactNode;
};

/** Something that can be opened; what is in it is made, and fetched, only then. */
export function Fold({ label, size = 'medium', className = '', open: first = false, kept, children }: Props) {
  const [open, setOpen] = useState(first);
  return (
    <details
      className={`${styles.fold} ${className}`}
      data-size={size}
      open={first || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {(open || kept) && <Suspense>{children}</Suspense>}
    </details>
  );
}
