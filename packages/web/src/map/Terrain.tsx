import { type ComponentType, memo, useId } from 'react';
import type { Ground, Place } from './ground/ground.js';
import { hatching } from './ground/hatching.js';
import { roundPath } from './ground/outline.js';
import { Drawing, Emblem } from './Layer.js';
import { linePath, toneOf, UNIT } from './laid.js';
import styles from './Terrain.module.css';
import { type Texture, Textures, textureId } from './Textures.js';

const ROUND = 16;
/** What a passage through the rock is made of. */
const PASSAGE: { readonly tone: string; readonly texture: Texture } = { tone: 'coal', texture: 'bricks' };

/** Halls in the rock with walls of stone, land with a coast, or streets among the roofs of a game, also beyond the map. */
export type Country = 'halls' | 'land' | Town;
export type Town = { readonly Roofs: ComponentType; readonly Beyond: ComponentType<{ square: number }> };

/** Rock, floors, walls and light: everything on a map that never changes. */
export const Terrain = memo(function Terrain({ ground, country }: { ground: Ground; country: Country }) {
  const id = useId();
  const rim = roundPath(ground.rim, UNIT, ROUND);
  const walls = linePath(ground.walls);
  const walled = country !== 'land';
  return (
    <Drawing of={ground} className={styles.terrain}>
      <defs>
        <Textures map={id} used={texturesOf(ground)} />
        <clipPath id={`${id}rim`}>
          <path d={rim} />
        </clipPath>
        <filter id={`${id}soft`} x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
        <radialGradient id={`${id}room`} cx=".5" cy=".46" r=".74">
          <stop offset=".3" className={styles.gloom} stopOpacity="0" />
          <stop offset="1" className={styles.gloom} stopOpacity=".5" />
        </radialGradient>
        <radialGradient id={`${id}candle`}>
          <stop offset="0" className={styles.glow} stopOpacity=".5" />
          <stop offset="1" className={styles.glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      {country === 'halls' && <path d={hatching(ground.rim, UNIT)} className={styles.hatching} />}
      {typeof country === 'object' && <country.Roofs />}
      <path d={rim} className={walled ? styles.rock : styles.shallows} />
      <g clipPath={`url(#${id}rim)`}>
        {ground.passages.map(({ x, y }) => (
          <Passage key={`${x} ${y}`} x={x} y={y} map={id} />
        ))}
        {ground.places.map((place) => (
          <Room key={place.site.id} place={place} map={id} />
        ))}
        <path d={linePath(ground.borders)} className={styles.border} />
        {walled && <path d={rim} className={styles.inner} filter={`url(#${id}soft)`} />}
      </g>
      {walled ? <Walls rim={rim} walls={walls} /> : <path d={rim} className={styles.coast} />}
    </Drawing>
  );
});

function texturesOf({ places, passages }: Ground): Texture[] {
  const used = places.map(({ site }) => site.texture).filter((texture) => texture !== undefined);
  return [...new Set(passages.length > 0 ? [...used, PASSAGE.texture] : used)];
}

function Room({ place: { site, loops, box, floor }, map }: { place: Place; map: string }) {
  const d = roundPath(loops, UNIT, 0);
  // A name takes the lower end of the floor.
  const height = floor.height - (site.name === undefined ? 0 : 0.3);
  const size = Math.min(floor.width, height) * 0.62;
  const [cx, cy] = [floor.x + floor.width / 2, floor.y + height / 2];
  return (
    <g>
      <path d={d} style={toneOf(site.tone)} />
      {site.texture !== undefined && <path d={d} fill={`url(#${textureId(map, site.texture)})`} />}
      {site.emblem !== undefined && (
        <Emblem className={styles.emblem} path={site.emblem} at={[cx, cy]} size={size} />
      )}
      {box.width * box.height > 1 && <path d={d} fill={`url(#${map}room)`} />}
      {site.lit && (
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
      <path d={d} style={toneOf(PASSAGE.tone)} />
      <path d={d} fill={`url(#${textureId(map, PASSAGE.texture)})`} />
    </>
  );
}

/** Masonry: a dark foot, a course of stones with joints, and light along the upper edge. */
function Walls({ rim, walls }: { rim: string; walls: string }) {
  return (
    <g className={styles.walls}>
      <path d={rim + walls} className={styles.foot} />
      <path d={rim + walls} className={styles.course} />
      <path d={rim + walls} className={styles.joints} />
      <path d={rim} className={styles.shine} transform="translate(-2.5 -3.5)" />
    </g>
  );
}
