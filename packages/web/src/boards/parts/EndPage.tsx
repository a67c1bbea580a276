import type { ReactNode } from 'react';
import { Seal } from '../../design/Seal.js';
import styles from './EndPage.module.css';

type Props = {
  result: 'won' | 'lost';
  title: string;
  story: string;
  children?: ReactNode;
};

/** How a story goes on, on a page of parchment. */
export function EndPage({ result, title, story, children }: Props) {
  return (
    <section className={styles.ending} data-on="paper" aria-label={title}>
      {result === 'won' ? <Seal icon="heraldic-sun" /> : <Seal icon="crowned-skull" tone="felt" />}
      <div>
        <h2>{title}</h2>
        <p>{story}</p>
      </div>
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </section>
  );
}
