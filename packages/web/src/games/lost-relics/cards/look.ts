import type { CSSProperties } from 'react';
import type { Look } from '../../../cards/CardFrame.js';
import styles from './Look.module.css';
import './relics.css';

/** Each kind has an enamel of its own: light above, and deep. */
const ENAMELS: { readonly [kind: string]: readonly [string, string] } = {
  minion: ['var(--lr-of-minion)', 'var(--lr-of-minion-deep)'],
  leader: ['var(--lr-of-leader)', 'var(--lr-of-leader-deep)'],
  treasure: ['var(--lr-of-treasure)', 'var(--lr-of-treasure-deep)'],
  board: ['#294a78', '#0a1730'],
  adventure: ['#4b2a66', '#180a26'],
  wounded: ['#6d1d38', '#1f0610'],
};
const OWN = ['#33205c', 'var(--lr-enamel-deep)'] as const;

function coloursOf(kind: string, state?: string): CSSProperties {
  const [edge, deep] = ENAMELS[state ?? kind] ?? OWN;
  return { '--edge': edge, '--edge-2': deep } as CSSProperties;
}

export const LOOK: Look = { shape: 'cut', className: styles.look, coloursOf };
