import { memo } from 'react';
import type { Ground } from './ground/ground.js';
import { asideOf } from './ground/names.js';
import type { Point } from './ground/points.js';
import { around, type Box } from './ground/rooms.js';
import { Laid, Layer } from './Layer.js';
import type { MapRegion } from './plan.js';
import styles from './Sites.module.css';

type Props = { ground: Ground; regions: readonly MapRegion[]; square: number };

/** Names that several sites have in common, below the last of them and beside doors. */
export const Regions = memo(({ ground, regions, square }: Props) => (
  <Layer>
    {regions.map(({ id, name, sites }) => {
      const extent = extentOf(ground, sites);
      return (
        <Laid
          key={id}
          className={styles.region}
          box={{ ...extent, y: extent.y + extent.height }}
          aria-hidden="true"
        >
          <b style={{ translate: `${asideOf(extent, name, ground, square)}px 0` }}>{name}</b>
        </Laid>
      );
    })}
  </Layer>
));

function extentOf({ places }: Ground, sites: readonly string[]): Box {
  const boxes = places.filter(({ site }) => sites.includes(site.id)).map(({ box }) => box);
  return around(
    boxes.flatMap(({ x, y, width, height }): Point[] => [
      [x, y],
      [x + width, y + height],
    ]),
  );
}
