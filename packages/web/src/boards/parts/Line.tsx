import type { ReactNode } from 'react';
import { usePointed } from './context.js';
import styles from './Line.module.css';

export type InLine = {
  readonly id: string;
  readonly name: string;
  readonly said: string;
  readonly state: 'now' | 'done' | 'out' | 'waits';
  /** As wide as 1em. */
  readonly medal: ReactNode;
  /** Begins another part of the line. */
  readonly apart?: boolean;
};

export const Line = ({ label, all }: { label: string; all: readonly InLine[] }) => (
  <ol className={styles.line} data-line data-pointed={usePointed('line')} aria-label={label}>
    {all.map(({ id, name, said, state, medal, apart = false }) => (
      <li key={id} data-state={state} data-apart={apart || undefined} title={name}>
        <span role="img" aria-label={said}>
          {medal}
        </span>
      </li>
    ))}
  </ol>
);
