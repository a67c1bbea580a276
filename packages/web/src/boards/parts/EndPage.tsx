import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.js';
import styles from './EndPage.module.css';

type Props = {
  result: 'won' | 'lost';
  label: string;
  title: string;
  story: string;
  /** Where one may go from here. */
  children?: ReactNode;
};

/** How a story goes on, on a page of parchment. */
export function EndPage({ result, label, title, story, children }: Props) {
  return (
    <section className={styles.ending} data-result={result} aria-label={label}>
      <span className={styles.seal}>
        <Icon name={result === 'won' ? 'heraldic-sun' : 'crowned-skull'} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{story}</p>
      </div>
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </section>
  );
}
