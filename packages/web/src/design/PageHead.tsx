import { type ReactNode, useEffect } from 'react';
import { t } from '../text/t.js';
import styles from './PageHead.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** On the other side: what narrows the page, or leads on. */
  children?: ReactNode;
};

/** The head of a screen. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p aria-live="polite">{lead}</p>}
      </div>
      {children}
    </header>
  );
}

/** The name of the place in the title of the window, so that tabs and history can be told apart. */
export function useTitle(place: string): void {
  const name = t('app.name');
  useEffect(() => {
    document.title = `${place} · ${name}`;
  }, [place, name]);
}
