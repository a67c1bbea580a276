import { useId } from 'react';
import { Behind } from './Behind.js';
import { Figure } from './Figure.js';
import { Foreground } from './Foreground.js';
import { PALETTES } from './palettes.js';
import type { SceneData } from './scene.js';
import { WINDOWS } from './shapes.js';

/**
 * `open` fills its box to the edge, and says which part of it the name will cover; without it the picture is seen
 * through its window.
 */
type Props = { scene: SceneData; height: number; open?: number | undefined; className?: string | undefined };

/** One lit picture in eight layers, from the far sky to the sparks before the glass. */
export function Scene({ scene, height, open: covered, className }: Props) {
  const open = covered !== undefined;
  const id = useId();
  const pane = WINDOWS[scene.window](height);
  const palette = PALETTES[scene.palette];
  return (
    <svg
      className={className}
      viewBox={`0 0 288 ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {!open && (
        <clipPath id={`${id}c`}>
          <path d={pane} />
        </clipPath>
      )}
      <g clipPath={open ? undefined : `url(#${id}c)`}>
        <rect width="288" height={height} fill={palette.deep} />
        <rect width="288" height={height} fill={`url(#sky-${scene.palette})`} />
        <Behind scene={scene} height={height} detailed={!open} />
        <Figure scene={scene} height={height} covered={covered} />
        <Foreground scene={scene} height={height} lifted={height * (covered ?? 0) * 0.72} detailed={!open} />
      </g>
      {!open && (
        <>
          <path d={pane} fill="none" stroke="url(#brass)" strokeWidth="5" />
          <path d={pane} fill="none" stroke="#2a170a" strokeWidth="1.2" strokeOpacity=".8" />
        </>
      )}
    </svg>
  );
}
