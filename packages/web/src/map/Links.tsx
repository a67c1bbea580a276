import { Thing } from '../boards/parts/Thing.js';
import { Icon } from '../design/Icon.js';
import type { Ground } from './ground/ground.js';
import type { LinkSpot } from './ground/links.js';
import styles from './Links.module.css';
import { standing, UNIT } from './laid.js';
import type { LinkState, MapLink } from './plan.js';

type Props = { ground: Ground; links: readonly MapLink[]; said: (link: string) => string };

/** Doors swing open and stay so; a lock says that something has to happen first. Roads lie below. */
export function Links({ ground, links, said }: Props) {
  const states = new Map(links.map(({ id, state }) => [id, state]));
  const stateOf = ({ id }: LinkSpot): LinkState => states.get(id) ?? 'open';
  const roads = ground.links.filter(({ road }) => road !== undefined);
  const doors = ground.links.filter(({ road }) => road === undefined);
  return (
    <div className={styles.layer}>
      {roads.length > 0 && <Roads ground={ground} roads={roads} stateOf={stateOf} />}
      {doors.map((door) => (
        <div
          key={door.id}
          className={styles.door}
          style={standing(...door.at, 0.8)}
          data-link={door.id}
          data-angle={door.angle}
          data-state={stateOf(door)}
        >
          <Thing id={door.id} label={said(door.id)} shape="door">
            <Door />
            <span className={styles.lock}>
              <Icon name="padlock" />
            </span>
          </Thing>
        </div>
      ))}
    </div>
  );
}

type RoadProps = { ground: Ground; roads: readonly LinkSpot[]; stateOf: (road: LinkSpot) => LinkState };

const Roads = ({ ground: { columns, rows }, roads, stateOf }: RoadProps) => (
  <svg
    className={styles.roads}
    viewBox={`0 0 ${columns * UNIT} ${rows * UNIT}`}
    aria-hidden="true"
    focusable="false"
  >
    {roads.map((spot) => {
      const [[x1, y1], [x2, y2]] = [spot.road?.from ?? spot.at, spot.road?.to ?? spot.at];
      const line = `M${x1 * UNIT} ${y1 * UNIT}L${x2 * UNIT} ${y2 * UNIT}`;
      return <path key={spot.id} d={line} data-link={spot.id} data-state={stateOf(spot)} />;
    })}
  </svg>
);

/** In a wall that runs from left to right. */
const Door = () => (
  <svg className={styles.drawn} viewBox="0 0 80 80" aria-hidden="true" focusable="false">
    <rect className={styles.gap} x="8" y="29" width="64" height="22" rx="3" />
    <g className={styles.leaf}>
      <rect x="12" y="31" width="56" height="18" rx="3" />
      <path d="M20 31V49M60 31V49M40 31V49" />
    </g>
    <rect className={styles.post} x="3" y="26" width="11" height="28" rx="2.5" />
    <rect className={styles.post} x="66" y="26" width="11" height="28" rx="2.5" />
  </svg>
);
