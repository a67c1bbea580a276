import type { ReactNode } from 'react';
import { withInitial } from '../text/initial.js';
import styles from './Words.module.css';

type Props = { name: ReactNode; children?: ReactNode; size?: 'small' | 'medium' | 'large' };

/** A name and what there is to say about it, below each other. */
export function Words({ name, children, size = 'medium' }: Props) {
  return (
    <span className={styles.words} data-size={size}>
      <b>{name}</b>
      {children !== undefined && <small>{children}</small>}
    </span>
  );
}

/** A sentence beside something, for whoever wants to know more. */
export function Hint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

/** The words of a story; they begin with a large letter, as books of that kind do. */
export function Story({ children }: { children: string }) {
  return (
    <p className={styles.story} data-story>
      {withInitial(children)}
    </p>
  );
}
