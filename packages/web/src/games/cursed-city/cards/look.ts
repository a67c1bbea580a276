import type { CSSProperties } from 'react';
import type { Look } from '../../../cards/CardFrame.js';
import styles from './Look.module.css';
import './city.css';

/** Each kind has an enamel of its own: light above, and deep. */
const ENAMELS: { readonly [kind: string]: string } = {
  stalwart: 'stalwart',
  blade: 'blade',
  executioner: 'executioner',
  loremaster: 'loremaster',
  inspired: 'inspired',
  hostile: 'hostile',
  empowered: 'empowered',
  treasure: 'found',
  trap: 'blade',
  crisis: 'crisis',
  realmstone: 'realmstone',
  empowerment: 'realmstone',
  tile: 'ground',
  map: 'ground',
  exploration: 'ground',
  entry: 'crisis',
  crises: 'crisis',
};

function coloursOf(kind: string, state?: string): CSSProperties {
  const name = ENAMELS[state ?? kind] ?? ENAMELS[kind] ?? 'crimson';
  return { '--edge': `var(--cc-${name})`, '--edge-2': `var(--cc-${name}-deep)` } as CSSProperties;
}

export const LOOK: Look = { shape: 'cut', className: styles.look, coloursOf };
