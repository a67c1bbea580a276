import { Thing } from '../boards/parts/Thing.js';
import { Icon } from '../design/Icon.js';
import type { Ground } from './ground/ground.js';
import styles from './Links.module.css';
import { linePath, standing, UNIT } from './laid.js';
import type { LinkState, MapLink } from './plan.js';

type Props = { ground: Ground; links: readonly MapLink[] };

const stateIn = (links: readonly MapLink[], link: string): LinkState =>
  links.find(({ id }) => id === link)?.state ?? 'open';

/** Doors swing open and stay so; a lock says that something has to happen first. */
export function Doors({ ground, links, said }: Props & { said: (link: string) => string }) {
  return (
    <div className={styles.layer}>
      {ground.links
        .filter(({ road }) => road === undefined)
        .map(({ id, at, angle }) => (
          <div
            key={id}
            className={styles.door}
            style={standing(...at, 0.8)}
            data-link={id}
            data-angle={angle}
            data-state={stateIn(links, id)}
          >
            <Thing id={id} label={said(id)} shape="door">
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

/** Below names and figures; a road that cannot be walked is dotted. */
export function Roads({ ground, links }: Props) {
  const roads = ground.links.flatMap(({ id, road }) => (road === undefined ? [] : [{ id, road }]));
  if (roads.length === 0) return null;
  return (
    <svg
      className={styles.roads}
      viewBox={`0 0 ${ground.columns * UNIT} ${ground.rows * UNIT}`}
      aria-hidden="true"
      focusable="false"
    >
      {roads.map(({ id, road }) => (
        <path key={id} d={linePath([road])} data-link={id} data-state={stateIn(links, id)} />
      ))}
    </svg>
  );
}

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
