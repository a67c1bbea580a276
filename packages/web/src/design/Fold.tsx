import { type ReactNode, Suspense, useState } from 'react';

type Props = { className?: string | undefined; label: string; children: ReactNode };

/** Something that can be opened; what is in it is made, and fetched, only then. */
export function Fold({ className, label, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {open && <Suspense>{children}</Suspense>}
    </details>
  );
}
