import { Thing } from '../boards/parts/Thing.js';
import { Icon } from '../design/Icon.js';
import type { Ground } from './ground/ground.js';
import { Drawing, Layer, Standing } from './Layer.js';
import styles from './Links.module.css';
import { linePath } from './laid.js';
import type { LinkState, MapLink } from './plan.js';

type Props = { ground: Ground; links: readonly MapLink[] };

const stateIn = (links: readonly MapLink[], link: string): LinkState =>
  links.find(({ id }) => id === link)?.state ?? 'open';

/** Doors swing open and stay so; a lock says that something has to happen first. */
export function Doors({ ground, links, said }: Props & { said: (link: string) => string }) {
  return (
    <Layer>
      {ground.links
        .filter(({ road }) => road === undefined)
        .map(({ id, at, angle }) => (
          <Standing
            key={id}
            className={styles.door}
            at={at}
            size={0.8}
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
          </Standing>
        ))}
    </Layer>
  );
}

/** Below names and figures; a road that cannot be walked is dotted. */
export function Roads({ ground, links }: Props) {
  const roads = ground.links.flatMap(({ id, road }) => (road === undefined ? [] : [{ id, road }]));
  if (roads.length === 0) return null;
  return (
    <Drawing of={ground} className={styles.roads}>
      {roads.map(({ id, road }) => (
        <path key={id} d={linePath([road])} data-link={id} data-state={stateIn(links, id)} />
      ))}
    </Drawing>
  );
}

/** In a wall that runs from left to right. */
const Door = () => (
  <Drawing of={{ width: 0.8, height: 0.8 }} className={styles.drawn}>
    <rect className={styles.gap} x="8" y="29" width="64" height="22" rx="3" />
    <g className={styles.leaf}>
      <rect x="12" y="31" width="56" height="18" rx="3" />
      <path d="M20 31V49M60 31V49M40 31V49" />
    </g>
    <rect className={styles.post} x="3" y="26" width="11" height="28" rx="2.5" />
    <rect className={styles.post} x="66" y="26" width="11" height="28" rx="2.5" />
  </Drawing>
);
