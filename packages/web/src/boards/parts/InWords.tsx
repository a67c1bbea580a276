import type { ReactNode } from 'react';
import { useT } from '../../text/t.js';
import styles from './InWords.module.css';

/** The whole table as headings and lists, in the order in which one would tell it. */
export function InWords({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls has to be reached by the keyboard
    <section className={styles.page} data-on="paper" tabIndex={0} aria-label={t('board.text')}>
      <h2>{t('board.text')}</h2>
      {children}
    </section>
  );
}

type Listing = { title: string; lines: readonly string[]; none?: string; level?: 3 | 4 };

/** A heading with a list below it, or what is said when there is nothing to list. */
export function Listed({ title, lines, none = '', level = 4 }: Listing) {
  return (
    <>
      {level === 3 ? <h3>{title}</h3> : <h4>{title}</h4>}
      {lines.length === 0 ? (
        none !== '' && <p>{none}</p>
      ) : (
        <ul>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
