import { round } from './outline.js';
import type { Point } from './points.js';

/** Numbers that look like chance and are the same every time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const SPACING = 0.2;
const STROKES = 3;

/** Bundles of short strokes in the rock along every wall, as in maps that were drawn with a pen. */
export function hatching(rim: readonly (readonly Point[])[], unit: number): string {
  const chance = seeded(7);
  const strokes: string[] = [];
  for (const loop of rim)
    for (const [i, from] of loop.entries()) {
      const to = loop[(i + 1) % loop.length] ?? from;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      for (let at = 0; at < length; at += SPACING)
        strokes.push(bundle(pointOn(from, to, at / length), outward(from, to), chance, unit));
    }
  return strokes.join('');
}

const pointOn = ([x, y]: Point, [tx, ty]: Point, share: number): Point => [
  x + (tx - x) * share,
  y + (ty - y) * share,
];

/** Floors lie on the right hand of a rim. */
function outward([x, y]: Point, [tx, ty]: Point): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [(ty - y) / length, -(tx - x) / length];
}

function bundle([x, y]: Point, [dx, dy]: Point, chance: () => number, unit: number): string {
  const away = 0.06 + chance() * 0.16;
  const angle = Math.atan2(dy, dx) + (chance() - 0.5) * 1.7;
  const reach = 0.07 + chance() * 0.09;
  const [cx, cy] = [x + dx * away, y + dy * away];
  const [ax, ay] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
  return Array.from({ length: STROKES }, (_, i) => {
    const shift = (i - 1) * 0.055;
    const [ox, oy] = [cx - Math.sin(angle) * shift, cy + Math.cos(angle) * shift];
    const at = (n: number) => round(n * unit);
    return `M${at(ox - ax)} ${at(oy - ay)}L${at(ox + ax)} ${at(oy + ay)}`;
  }).join('');
}
