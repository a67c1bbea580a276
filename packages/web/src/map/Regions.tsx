import { memo } from 'react';
import type { Ground } from './ground/ground.js';
import type { Point } from './ground/points.js';
import { around } from './ground/rooms.js';
import { laid } from './laid.js';
import type { MapRegion } from './plan.js';
import styles from './Sites.module.css';

/** Names that several sites have in common, below the last of them. */
export const Regions = memo(({ ground, regions }: { ground: Ground; regions: readonly MapRegion[] }) => (
  <div className={styles.regions} aria-hidden="true">
    {regions.map(({ id, name, sites }) => (
      <p key={id} className={styles.region} style={laid(extentOf(ground, sites))}>
        <b>{name}</b>
      </p>
    ))}
  </div>
));

function extentOf({ places }: Ground, sites: readonly string[]) {
  const boxes = places.filter(({ site }) => sites.includes(site.id)).map(({ box }) => box);
  return around(
    boxes.flatMap(({ x, y, width, height }): Point[] => [
      [x, y],
      [x + width, y + height],
    ]),
  );
}
