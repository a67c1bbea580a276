import type { ReactNode } from 'react';
import { Glyph } from '../../design/Icon.js';
import styles from '../Marks.module.css';
import { type AcgIcon, drawing } from './icons.js';

export const SYMBOLS = {
  success: 'broadsword',
  critical: 'polar-star',
  defence: 'shield',
  claw: 'triple-claws',
  nemesis: 'crowned-skull',
  token: 'check-mark',
} as const satisfies { readonly [name: string]: AcgIcon };
export type SymbolName = keyof typeof SYMBOLS;

const SAID = /\b(success|critical|defence|claw|nemesis) icons?\b|\bsuccess tokens?\b/g;

/** A printed sign; `label` is what is read aloud in its place. */
function Sign({ symbol, label }: { symbol: SymbolName; label: string }) {
  return (
    <span className={styles.symbol} data-symbol={symbol} role="img" aria-label={label}>
      <Glyph path={drawing(SYMBOLS[symbol])} />
    </span>
  );
}

/** A sentence of a card with the printed signs in the place of their names. */
export function words(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(SAID)) {
    parts.push(text.slice(from, match.index));
    const symbol = (match[1] ?? 'token') as SymbolName;
    parts.push(<Sign key={match.index} symbol={symbol} label={match[0]} />);
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}
