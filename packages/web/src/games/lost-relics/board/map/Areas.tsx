import type { LrView } from '@questhall/lost-relics';
import { useMemo } from 'react';
import { Thing } from '../../../../boards/parts/Thing.js';
import { Icon } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { areaSaid } from '../said.js';
import styles from './Areas.module.css';
import type { Ground, Place } from './ground.js';
import { type Named, namesOn, type Scale } from './names.js';
import { roundPath } from './outline.js';
import { laid } from './place.js';
import { crowdIn, isEngaged } from './sight.js';
import { UNIT } from './Terrain.js';

type Props = {
  view: LrView;
  ground: Ground;
  seen: ReadonlySet<string> | undefined;
  here: string | null;
  scale: Scale;
};

/** Every area with its name and how full it is; those that can be entered glow. */
export function Areas({ view, ground, seen, here, scale: { square, small } }: Props) {
  const taken = [...view.heroes, ...view.hostiles].map(({ area }) => area ?? '').join(' ');
  const names = useMemo(
    () => namesOn(ground, { square, small }, taken.split(' ')),
    [ground, square, small, taken],
  );
  return (
    <div className={styles.layer}>
      {ground.places.map((place) => (
        <Area
          key={place.area.id}
          view={view}
          place={place}
          unseen={seen !== undefined && !seen.has(place.area.id)}
          here={here === place.area.id}
          named={names.get(place.area.id)}
        />
      ))}
    </div>
  );
}

type AreaProps = { view: LrView; place: Place; unseen: boolean; here: boolean; named: Named | undefined };

function Area({ view, place, unseen, here, named }: AreaProps) {
  const t = useT();
  const { area, box } = place;
  const crowd = crowdIn(view, area.id);
  const count = crowd.heroes.length + crowd.hostiles.length;
  return (
    <div
      className={styles.area}
      style={laid(box)}
      data-area={area.id}
      data-unseen={unseen || undefined}
      data-here={here || undefined}
      data-engaged={isEngaged(crowd) || undefined}
    >
      <Thing
        id={area.id}
        label={areaSaid(view, area, t)}
        shape="area"
        outline={<Outline place={place} className={styles.press} />}
      >
        <Outline place={place} className={styles.veil} />
        <Plate place={place} count={count} named={named} />
      </Thing>
    </div>
  );
}

function Outline({ place: { box, loops }, className }: { place: Place; className: string | undefined }) {
  const own = loops.map((loop) => loop.map(([x, y]) => [x - box.x, y - box.y] as const));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box.width * UNIT} ${box.height * UNIT}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={roundPath(own, UNIT, 14)} />
    </svg>
  );
}

type PlateProps = { place: Place; count: number; named: Named | undefined };

/** The name, and a place for each figure that fits. */
function Plate({ place: { area, box, floor }, count, named }: PlateProps) {
  const [x = 0, y = 0] = named?.shift ?? [];
  const full = count >= area.limit;
  return (
    <div
      className={styles.sill}
      style={laid({ ...floor, x: floor.x - box.x, y: floor.y - box.y + floor.height })}
      data-low={named?.low || undefined}
      data-raised={named?.raised || undefined}
    >
      <p className={styles.plate} style={{ translate: `${x}px ${y}px` }} data-full={full || undefined}>
        <b>
          {area.haven && <Icon name="candle-light" />}
          {area.name}
        </b>
        <em data-none={count === 0 || undefined}>
          {count}/{area.limit}
        </em>
        <span>
          {Array.from({ length: Math.max(area.limit, count) }, (_, i) => (
            <i key={i} data-on={i < count || undefined} />
          ))}
        </span>
      </p>
    </div>
  );
}
