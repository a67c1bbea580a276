import type { ReactNode } from 'react';
import { Glyph } from '../../../design/Icon.js';
import { type AcgIcon, drawing } from './icons.js';
import styles from './Symbol.module.css';

export const SYMBOLS = {
  success: 'broadsword',
  critical: 'polar-star',
  defence: 'shield',
  claw: 'triple-claws',
  nemesis: 'crowned-skull',
  token: 'check-mark',
} as const satisfies { readonly [name: string]: AcgIcon };
type SymbolName = keyof typeof SYMBOLS;

/** How the names of the signs begin, in every language: no card is printed in two. */
const NAMES: readonly (readonly [RegExp, SymbolName])[] = [
  [/token|marker/, 'token'],
  [/^(success|Erfolg)/, 'success'],
  [/^(critical|Volltreffer)/, 'critical'],
  [/^(defence|Verteidigung)/, 'defence'],
  [/^(claw|Klauen)/, 'claw'],
  [/^(nemesis|Erzfeind)/, 'nemesis'],
];

const symbolOf = (said: string): SymbolName => NAMES.find(([name]) => name.test(said))?.[1] ?? 'token';

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
  for (const match of text.matchAll(SIGNS)) {
    parts.push(text.slice(from, match.index));
    parts.push(<Sign key={match.index} symbol={symbolOf(match[0])} label={match[0]} />);
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

/** Names in whose place a sign is printed, in every language. */
export const SIGNS =
  /\b(?:success|critical|defence|claw|nemesis) icons?\b|\bsuccess tokens?\b|\b(?:Erfolgs|Volltreffer|Verteidigungs|Klauen|Erzfeind)symbole?n?\b|\bErfolgsmarkern?\b/g;
