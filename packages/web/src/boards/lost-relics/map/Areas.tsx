import type { LrView } from '@questhall/lost-relics';
import { Icon } from '../../../design/Icon.js';
import { useT } from '../../../text/t.js';
import { Thing } from '../../parts/Thing.js';
import { areaSaid } from '../said.js';
import styles from './Areas.module.css';
import type { Ground, Place } from './ground.js';
import { roundPath } from './outline.js';
import { laid } from './place.js';
import type { Point } from './points.js';
import { isLow } from './rooms.js';
import { crowdIn, isEngaged } from './sight.js';
import { UNIT } from './Terrain.js';

type Props = {
  view: LrView;
  ground: Ground;
  seen: ReadonlySet<string> | undefined;
  here: string | null;
};

/** Every area with its name and how full it is; those that can be entered glow. */
export function Areas({ view, ground: { places, doors }, seen, here }: Props) {
  return (
    <div className={styles.layer}>
      {places.map((place) => (
        <Area
          key={place.area.id}
          view={view}
          place={place}
          unseen={seen !== undefined && !seen.has(place.area.id)}
          here={here === place.area.id}
          raised={doors.some(({ at }) => isBelow(place, at))}
        />
      ))}
    </div>
  );
}

/** A door in the middle of the lower wall would hide the name. */
const isBelow = ({ floor }: Place, [x, y]: Point): boolean =>
  Math.abs(floor.x + floor.width / 2 - x) < 0.8 && Math.abs(floor.y + floor.height - y) < 0.2;

type AreaProps = { view: LrView; place: Place; unseen: boolean; here: boolean; raised: boolean };

function Area({ view, place, unseen, here, raised }: AreaProps) {
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
        <Plate place={place} count={count} raised={raised} />
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

type PlateProps = { place: Place; count: number; raised: boolean };

/** The name, and a place for each figure that fits. */
function Plate({ place: { area, box, floor }, count, raised }: PlateProps) {
  const full = count >= area.limit;
  return (
    <div
      className={styles.sill}
      style={laid({ ...floor, x: floor.x - box.x, y: floor.y - box.y + floor.height })}
      data-low={(isLow(floor) && !raised) || undefined}
      data-raised={raised || undefined}
    >
      <p className={styles.plate} data-full={full || undefined}>
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
