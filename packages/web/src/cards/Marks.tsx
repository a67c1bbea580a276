import type { CSSProperties, ReactNode } from 'react';
import { Glyph } from '../design/Icon.js';
import { longestWord } from './fit.js';
import styles from './Marks.module.css';

/** Every sign says what it means to whoever does not see it. A tone is given its colours by the look of a game. */
type Mark = { label: string; tone?: string | undefined };

/** A round sign: what a card is for, whose it is, what lies on it. */
export function Coin({ path, label, tone }: Mark & { path: string }) {
  return (
    <span className={styles.coin} data-tone={tone} role="img" aria-label={label}>
      <Glyph path={path} />
    </span>
  );
}

/** Several coins of one kind, half over each other; on the narrowest cards one that says how many. */
export function Coins({ path, label, tone, count }: Mark & { path: string; count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.coins} data-mark="tokens" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} className={styles.coin} data-tone={tone}>
          <Glyph path={path} />
          <b>{count}</b>
        </i>
      ))}
    </span>
  );
}

export function Stat({ path, label, tone, children }: Mark & { path: string; children: ReactNode }) {
  return (
    <span className={styles.stat} data-stat={tone} role="img" aria-label={label}>
      <Glyph path={path} />
      <b>{children}</b>
    </span>
  );
}

/** A band that comes out from under the edge: what kind of card it is, or which side of it. */
export const Ribbon = ({ tone, children }: { tone?: string | undefined; children: ReactNode }) => (
  <span className={styles.ribbon} data-tone={tone}>
    {children}
  </span>
);

/** A sign that is its ground, with a number, a word or drawings on it. */
const ground =
  (className: string | undefined, mark?: string) =>
  ({ label, tone, children }: Mark & { children: ReactNode }) => (
    <span className={className} data-mark={mark} data-tone={tone} role="img" aria-label={label}>
      {children}
    </span>
  );

export const Shield = ground(styles.shield);
/** A flag that hangs from the upper edge. */
export const Pennant = ground(styles.pennant, 'tier');
/** A few signs or numbers on dark ground. */
export const Count = ground(styles.count);
/** In a line of words. */
export const Plaque = ground(styles.plaque, 'plaque');

export const MarkRow = ({ children }: { children: ReactNode }) => (
  <span className={styles.row}>{children}</span>
);

type PipsProps = Mark & { of: number; on: number; as?: 'drops' | 'lanterns' | 'dice'; children?: ReactNode };

/** What is counted by looking: one for each, lit as far as it has come. */
export function Pips({ label, of, on, as = 'drops', children }: PipsProps) {
  return (
    <span className={styles.pips} data-as={as} data-mark={as} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-on={i < on || undefined} />
      ))}
      {children}
    </span>
  );
}

/** What somebody does, in a word each: side by side on a card that is read, below each other on a thumbnail. */
export function Keywords({ words }: { words: readonly string[] }) {
  const long = words.slice(0, 2).some(({ length }) => length > 12);
  return (
    <span
      className={styles.keywords}
      data-mark="keywords"
      data-long={long || undefined}
      data-many={words.length > 3 || undefined}
    >
      {words.map((word) => (
        <span key={word} style={{ '--longest': Math.max(5, longestWord(word)) } as CSSProperties}>
          {word}
        </span>
      ))}
    </span>
  );
}
