import { memo, useMemo } from 'react';
import { Thing } from '../boards/parts/Thing.js';
import { Icon } from '../design/Icon.js';
import type { Ground, Place } from './ground/ground.js';
import { squaresIn } from './ground/links.js';
import { type Named, namesOn, regionNames, type Scale } from './ground/names.js';
import { roundPath } from './ground/outline.js';
import { around, type Box, endsOf, middleOf, widest } from './ground/rooms.js';
import { Drawing, Emblem, Laid, Layer } from './Layer.js';
import { UNIT } from './laid.js';
import type { MapRegion } from './plan.js';
import styles from './Sites.module.css';

type Props = {
  ground: Ground;
  counts: ReadonlyMap<string, number>;
  seen: ReadonlySet<string> | undefined;
  here: string | null;
  scale: Scale;
  said: (site: string) => string;
};

/** Every site with its name and how full it is; those that can be entered glow. */
export function Sites({ ground, counts, seen, here, scale: { square, small }, said }: Props) {
  const taken = [...counts.keys()].join(' ');
  const names = useMemo(
    () => namesOn(ground, { square, small }, taken.split(' ')),
    [ground, square, small, taken],
  );
  return (
    <Layer>
      {ground.places.map((place) => (
        <Site
          key={place.site.id}
          place={place}
          said={said(place.site.id)}
          count={counts.get(place.site.id) ?? 0}
          unseen={seen !== undefined && !seen.has(place.site.id)}
          here={here === place.site.id}
          named={names.get(place.site.id)}
        />
      ))}
    </Layer>
  );
}

type SiteProps = {
  place: Place;
  said: string;
  count: number;
  unseen: boolean;
  here: boolean;
  named: Named | undefined;
};

const Site = memo(({ place, said, count, unseen, here, named }: SiteProps) => (
  <Laid
    className={styles.site}
    box={place.box}
    data-site={place.site.id}
    data-unseen={unseen || undefined}
    data-here={here || undefined}
  >
    <Thing
      id={place.site.id}
      label={said}
      shape="area"
      outline={<Outline place={place} className={styles.press} />}
    >
      <Outline place={place} className={styles.veil} />
      {named !== undefined && <Plate place={place} count={count} named={named} />}
    </Thing>
  </Laid>
));

function Outline({ place: { box, loops }, className }: { place: Place; className: string | undefined }) {
  const own = loops.map((loop) => loop.map(([x, y]) => [x - box.x, y - box.y] as const));
  return (
    <Drawing of={box} className={className}>
      <path d={roundPath(own, UNIT, 14)} />
    </Drawing>
  );
}

type PlateProps = { place: Place; count: number; named: Named };

/** The name, and a place for each figure that fits. */
function Plate({ place: { site, box, floor }, count, named: { low, raised, shift } }: PlateProps) {
  const { limit } = site;
  return (
    <Laid
      className={styles.sill}
      box={{ ...floor, x: floor.x - box.x, y: floor.y - box.y + floor.height }}
      data-low={low || undefined}
      data-raised={raised || undefined}
    >
      <p
        className={styles.plate}
        style={{ translate: `${shift[0]}px ${shift[1]}px` }}
        data-full={(limit !== undefined && count >= limit) || undefined}
      >
        <b>
          {site.lit && <Icon name="candle-light" />}
          {site.name}
        </b>
        {limit !== undefined && <Room count={count} limit={limit} />}
      </p>
    </Laid>
  );
}

/** In figures on a small map, as pips on a large one. */
const Room = ({ count, limit }: { count: number; limit: number }) => (
  <>
    <em data-none={count === 0 || undefined}>
      {count}/{limit}
    </em>
    <span>
      {Array.from({ length: Math.max(limit, count) }, (_, i) => (
        <i key={i} data-on={i < count || undefined} />
      ))}
    </span>
  </>
);

/** Drawings on the floors of regions, each in its largest rectangle. */
export const Emblems = memo(({ ground, regions }: Pick<RegionProps, 'ground' | 'regions'>) => (
  <Drawing of={ground} className={styles.emblems}>
    {regions.map(({ id, emblem, sites }) => {
      const squares = squaresIn(ground, sites);
      if (emblem === undefined || squares.length === 0) return null;
      const floor = widest(squares, { figures: 1, named: false });
      const size = Math.min(floor.width, floor.height) * 0.74;
      return <Emblem key={id} path={emblem} at={middleOf(floor)} size={size} />;
    })}
  </Drawing>
));

type RegionProps = { ground: Ground; regions: readonly MapRegion[]; square: number };

/** Names that several sites have in common, below the last of them or above the first, and beside doors. */
export const Regions = memo(({ ground, regions, square }: RegionProps) => {
  const all = regions.map(({ id, name, sites }) => ({ id, name, box: extentOf(ground, sites) }));
  const names = regionNames(all, ground, square);
  return (
    <Layer>
      {all.map(({ id, name, box }, i) => (
        <Laid
          key={id}
          className={styles.region}
          box={{ ...box, y: names[i]?.above ? box.y : box.y + box.height }}
          data-region={id}
          data-above={names[i]?.above || undefined}
          aria-hidden="true"
        >
          <b style={{ translate: `${names[i]?.aside ?? 0}px 0` }}>{name}</b>
        </Laid>
      ))}
    </Layer>
  );
});

function extentOf({ places }: Ground, sites: readonly string[]): Box {
  return around(places.filter(({ site }) => sites.includes(site.id)).flatMap(({ box }) => endsOf(box)));
}
