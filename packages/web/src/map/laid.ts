import type { CSSProperties } from 'react';
import type { Line } from './ground/points.js';

/** Units of a drawing to a square. */
export const UNIT = 100;

export const linePath = (lines: readonly Line[]): string =>
  lines
    .map(({ from, to }) => `M${from[0] * UNIT} ${from[1] * UNIT}L${to[0] * UNIT} ${to[1] * UNIT}`)
    .join('');

/** Tones are colours that `colours.css` or a game gives to a map. */
export const toneOf = (tone = 'slate'): CSSProperties => ({ fill: `var(--map-tone-${tone})` });
