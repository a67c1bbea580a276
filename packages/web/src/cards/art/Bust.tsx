import { Figure } from './Figure.js';
import { PALETTES } from './palettes.js';
import type { SceneData } from './scene.js';

const SIDE = 288;

/** Somebody in the light, and nothing around: for pictures that are smaller than a coin. */
export function Bust({ scene }: { scene: SceneData }) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      <rect width={SIDE} height={SIDE} fill={PALETTES[scene.palette].deep} />
      <rect width={SIDE} height={SIDE} fill={`url(#sky-${scene.palette})`} />
      <Figure scene={scene} height={SIDE} covered={0} />
      <rect width={SIDE} height={SIDE} fill="url(#vignette)" />
    </svg>
  );
}
