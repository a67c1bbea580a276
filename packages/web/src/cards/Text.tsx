import type { CSSProperties, ReactNode } from 'react';
import { Glyph } from '../design/Icon.js';
import { longestWord } from './fit.js';
import styles from './Text.module.css';

type TextProps = { as?: 'div' | 'ul' | 'ol'; className?: string | undefined; children: ReactNode };

/** Where the words of a card stand: on its paper, or on a panel of their own. */
export const Text = ({ as: As = 'div', className = '', children }: TextProps) => (
  <As className={`${styles.text} ${className}`}>{children}</As>
);

type SaidProps = {
  as?: 'p' | 'li' | 'div';
  /** `main` is what the card is about; `flavour` is what it only tells. */
  of?: 'main' | 'flavour' | undefined;
  /** The word that it begins with. */
  lead?: string | undefined;
  tone?: string | undefined;
  children: ReactNode;
};

export const Said = ({ as: As = 'p', of, lead, tone, children }: SaidProps) => (
  <As className={styles.said} data-of={of} data-tone={tone} data-part="words">
    {lead !== undefined && <b>{lead} </b>}
    {children}
  </As>
);

type DeedProps = {
  name: string;
  /** What it does beyond its numbers. */
  text?: string | undefined;
  /** Before it: what it needs, or its place among others. */
  before?: ReactNode;
  /** What kind of deed it is: a drawing, and in a word. */
  sign?: { readonly path: string; readonly label: string };
  /** At the end of its first line. */
  numbers?: ReactNode;
};

/** Something that can be done, as a line to be read. */
export const Deed = ({ name, text = '', before, sign, numbers }: DeedProps) => (
  <li className={styles.deed}>
    {before}
    <div className={styles.told} data-part="words">
      {numbers !== undefined && <span className={styles.numbers}>{numbers}</span>}
      {sign && (
        <span role="img" aria-label={sign.label}>
          <Glyph path={sign.path} />
        </span>
      )}
      <b style={{ '--longest': longestWord(name) } as CSSProperties}>{name}</b>
      {text !== '' && <small> {text}</small>}
    </div>
  </li>
);

type StepsProps = { label: string; steps: readonly { readonly path: string; readonly text: string }[] };

/** What is tried in turn: the first that can be done is done. */
export const Steps = ({ label, steps }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ path, text }, i) => (
      <li key={`${i} ${text}`}>
        <b aria-hidden="true">{i + 1}</b>
        <Glyph path={path} />
        <span data-part="words">{text}</span>
      </li>
    ))}
  </ol>
);
