import { memo, useId } from 'react';
import { lookOf } from './floors.js';
import type { Ground, Place } from './ground.js';
import { hatching } from './hatching.js';
import { mapDrawing } from './icons.js';
import { roundPath } from './outline.js';
import { Patterns, patternId } from './Patterns.js';
import type { Line } from './points.js';
import styles from './Terrain.module.css';

/** Units to a square. */
export const UNIT = 100;
const ROUND = 16;

const linePath = (lines: readonly Line[]): string =>
  lines
    .map(({ from, to }) => `M${from[0] * UNIT} ${from[1] * UNIT}L${to[0] * UNIT} ${to[1] * UNIT}`)
    .join('');

/** Rock, floors, walls and light: everything on a map that never changes. */
export const Terrain = memo(function Terrain({ ground }: { ground: Ground }) {
  const id = useId();
  const rim = roundPath(ground.rim, UNIT, ROUND);
  return (
    <svg
      className={styles.terrain}
      viewBox={`0 0 ${ground.columns * UNIT} ${ground.rows * UNIT}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Patterns map={id} />
        <clipPath id={`${id}rim`}>
          <path d={rim} />
        </clipPath>
        <filter id={`${id}soft`} x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
        <radialGradient id={`${id}room`} cx=".5" cy=".46" r=".74">
          <stop offset=".3" className={styles.middle} />
          <stop offset="1" className={styles.corner} />
        </radialGradient>
        <radialGradient id={`${id}candle`}>
          <stop offset="0" className={styles.flame} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
      </defs>
      <path d={hatching(ground.rim, UNIT)} className={styles.hatching} />
      <path d={rim} className={styles.rock} />
      <g clipPath={`url(#${id}rim)`}>
        {ground.passages.map(({ x, y }) => (
          <Passage key={`${x} ${y}`} x={x} y={y} map={id} />
        ))}
        {ground.places.map((place) => (
          <Room key={place.area.id} place={place} map={id} />
        ))}
        <path d={linePath(ground.borders)} className={styles.border} />
        <path d={rim} className={styles.inner} filter={`url(#${id}soft)`} />
      </g>
      <Walls rim={rim} walls={linePath(ground.walls)} />
    </svg>
  );
});

function Room({ place: { area, loops, box, floor }, map }: { place: Place; map: string }) {
  const look = lookOf(area.id);
  const d = roundPath(loops, UNIT, 0);
  const size = Math.min(floor.width, floor.height - 0.3) * 0.62;
  const [cx, cy] = [floor.x + floor.width / 2, floor.y + (floor.height - 0.3) / 2];
  return (
    <g>
      <path d={d} className={styles.floor} data-hue={look.hue} />
      <path d={d} fill={`url(#${patternId(map, look.floor)})`} />
      {look.decor !== undefined && (
        <svg
          className={styles.decor}
          x={(cx - size / 2) * UNIT}
          y={(cy - size / 2) * UNIT}
          width={size * UNIT}
          height={size * UNIT}
          viewBox="0 0 512 512"
          aria-hidden="true"
        >
          <path d={mapDrawing(look.decor)} />
        </svg>
      )}
      <path d={d} fill={`url(#${map}room)`} />
      {area.haven && (
        <circle
          className={styles.light}
          cx={cx * UNIT}
          cy={cy * UNIT}
          r={Math.max(box.width, box.height) * 0.72 * UNIT}
          fill={`url(#${map}candle)`}
        />
      )}
    </g>
  );
}

function Passage({ x, y, map }: { x: number; y: number; map: string }) {
  const d = `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}Z`;
  return (
    <>
      <path d={d} className={styles.floor} data-hue="coal" />
      <path d={d} fill={`url(#${patternId(map, 'bricks')})`} />
    </>
  );
}

/** Masonry: a dark foot, a course of stones with joints, and light along the upper edge. */
function Walls({ rim, walls }: { rim: string; walls: string }) {
  return (
    <g className={styles.walls}>
      <path d={rim} className={styles.foot} />
      <path d={walls} className={styles.foot} />
      <path d={rim} className={styles.course} />
      <path d={walls} className={styles.course} />
      <path d={rim} className={styles.joints} />
      <path d={walls} className={styles.joints} />
      <path d={rim} className={styles.shine} transform="translate(-2.5 -3.5)" />
    </g>
  );
}
