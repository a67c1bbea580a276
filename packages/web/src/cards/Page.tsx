import type { ReactNode } from 'react';
import { Panel } from '../design/Panel.js';
import styles from './Page.module.css';

type PageProps = {
  name: string;
  picture: ReactNode;
  /** A line above the name, one below it, and what stands at the end of it all. */
  over?: string | undefined;
  motto?: string | undefined;
  after?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A card that is a page to be read: a quest, an adventure. */
export function CardPage({ name, picture, over, motto, after, className = '', children }: PageProps) {
  return (
    <Panel as="article" of="paper" framed className={`${styles.page} ${className}`} aria-label={name}>
      <header className={styles.head}>
        {picture}
        <div>
          {over !== undefined && <p>{over}</p>}
          <p className={styles.name}>{name}</p>
          <p className={styles.motto}>{motto}</p>
        </div>
        {after}
      </header>
      {children}
    </Panel>
  );
}

type PartProps = { title: string; tone?: 'rule' | 'won' | 'lost' | undefined; children: ReactNode };

/** A part of it under a heading. A rule, and how it is won or lost, stand out. */
export const PagePart = ({ title, tone, children }: PartProps) => (
  <section className={styles.part} data-tone={tone}>
    <h3>{title}</h3>
    {children}
  </section>
);

export const PageColumns = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div className={styles.columns} data-wide={wide || undefined}>
    {children}
  </div>
);

export const PageSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
