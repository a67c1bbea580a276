import { seeded } from '../../../../map/ground/hatching.js';
import { round } from '../../../../map/ground/outline.js';
import type { Point } from '../../../../map/ground/points.js';

/** Roofs of a ward as paths, one for each colour; `lit` are the slopes to the upper left, where the moon stands. */
type Part = 'shadows' | 'dark' | 'mid' | 'lit' | 'windows';
type Roofs = { readonly [part in Part]: string };
type Slopes = { readonly [part in Part]: string[] };

/** As wide and as high as a ward is, in units of a drawing. */
export const WARD = 1260;
const ROW = 88;
const ALLEY = 9;
const STREET = 34;

let known: Roofs | undefined;

/** Drawn once: rows of houses that look like chance and are the same every time. */
export function roofs(): Roofs {
  known ??= ward();
  return known;
}

function ward(): Roofs {
  const chance = seeded(19);
  const slopes: Slopes = { shadows: [], dark: [], mid: [], lit: [], windows: [] };
  for (let y = ALLEY, row = 0; y + ROW < WARD; row++) {
    for (let x = chance() * 40; x < WARD - 60; ) {
      const width = Math.min(60 + chance() * 90, WARD - x - 4);
      if (chance() > 0.06) house(slopes, { x, y, width, height: ROW - chance() * 16 }, chance);
      x += width + (chance() > 0.8 ? STREET : ALLEY / 2);
    }
    y += ROW + (row % 3 === 2 ? STREET : ALLEY);
  }
  const drawn = Object.entries(slopes).map(([part, shapes]) => [part, shapes.join('')]);
  return Object.fromEntries(drawn) as Roofs;
}

type House = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const shape = (...corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A ridge from left to right, or down the middle; some are hipped at both ends. */
function house(slopes: Slopes, { x, y, width, height }: House, chance: () => number): void {
  const [right, low] = [x + width, y + height];
  const hip = chance() > 0.5 ? Math.min(width, height) * 0.4 : 0;
  slopes.shadows.push(shape([x + 7, y + 9], [right + 7, y + 9], [right + 7, low + 9], [x + 7, low + 9]));
  const [near, far] = chance() > 0.35 ? [slopes.mid, slopes.dark] : [slopes.lit, slopes.mid];
  if (chance() > 0.4) {
    const ridge = y + height / 2;
    near.push(shape([x, y], [right, y], [right - hip, ridge], [x + hip, ridge]));
    far.push(shape([x, low], [right, low], [right - hip, ridge], [x + hip, ridge]));
    if (hip > 0) near.push(shape([x, y], [x + hip, ridge], [x, low]));
    if (hip > 0) far.push(shape([right, y], [right - hip, ridge], [right, low]));
  } else {
    const ridge = x + width / 2;
    near.push(shape([x, y], [x, low], [ridge, low - hip], [ridge, y + hip]));
    far.push(shape([right, y], [right, low], [ridge, low - hip], [ridge, y + hip]));
    if (hip > 0) near.push(shape([x, y], [right, y], [ridge, y + hip]));
    if (hip > 0) far.push(shape([x, low], [right, low], [ridge, low - hip]));
  }
  if (chance() > 0.86) light(slopes, x + width * (0.25 + chance() * 0.5), low - 15);
}

const light = ({ windows }: Slopes, x: number, y: number): number =>
  windows.push(shape([x, y], [x + 7, y], [x + 7, y + 10], [x, y + 10]));
