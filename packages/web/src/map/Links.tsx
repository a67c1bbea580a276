import { type ReactNode, type RefObject, useEffect } from 'react';
import { useAimed, useTable } from '../boards/parts/context.js';
import { Thing } from '../boards/parts/Thing.js';
import { Icon } from '../design/Icon.js';
import type { Ground } from './ground/ground.js';
import { pathThrough } from './ground/links.js';
import { Drawing, Laid, Layer, Standing } from './Layer.js';
import styles from './Links.module.css';
import { linePath, UNIT } from './laid.js';
import type { LinkState, MapLink } from './plan.js';
import type { Camera } from './usePanZoom.js';

type Props = { ground: Ground; links: readonly MapLink[] };

const stateIn = (links: readonly MapLink[], link: string): LinkState =>
  links.find(({ id }) => id === link)?.state ?? 'open';

type DoorProps = Props & {
  said: (link: string) => string;
  /** What lies on squares of its own. */
  drawn: (link: string) => ReactNode;
};

/** Doors swing open and stay so; a lock says that something has to happen first. */
export function Doors({ ground, links, said, drawn }: DoorProps) {
  return (
    <Layer>
      {ground.links.map(({ id, at, box, angle, road }) => {
        if (road !== undefined) return null;
        const how = { 'data-link': id, 'data-angle': angle, 'data-state': stateIn(links, id) };
        const door = (
          <Thing id={id} label={said(id)} shape="door">
            {box === undefined ? <Door /> : drawn(id)}
          </Thing>
        );
        return box === undefined ? (
          <Standing key={id} className={styles.door} at={at} size={0.8} {...how}>
            {door}
          </Standing>
        ) : (
          <Laid key={id} className={styles.gate} box={box} {...how}>
            {door}
          </Laid>
        );
      })}
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
  <>
    <Drawing of={{ width: 0.8, height: 0.8 }} className={styles.drawn}>
      <rect className={styles.gap} x="8" y="29" width="64" height="22" rx="3" />
      <g className={styles.leaf}>
        <rect x="12" y="31" width="56" height="18" rx="3" />
        <path d="M20 31V49M60 31V49M40 31V49" />
      </g>
      <rect className={styles.post} x="3" y="26" width="11" height="28" rx="2.5" />
      <rect className={styles.post} x="66" y="26" width="11" height="28" rx="2.5" />
    </Drawing>
    <span className={styles.lock}>
      <Icon name="padlock" />
    </span>
  </>
);

type WayProps = { ground: Ground; window: RefObject<HTMLElement | null>; camera: Camera };

/** The way to the answer that somebody points at; and if it lies outside of the window, the map moves there. */
export function Way({ ground, window, camera: { show } }: WayProps) {
  const aimed = useAimed();
  const { picks } = useTable();
  const found = aimed === undefined ? undefined : [...picks].find(([, { option }]) => option.id === aimed);
  const thing = found?.[0];
  useEffect(() => {
    // Whoever points at the map itself sees it, and nothing may move away below the pointer.
    const map = window.current;
    if (thing === undefined || map === null || map.matches(':hover, :focus-within')) return;
    show(map.querySelector(`[data-thing="${CSS.escape(thing)}"]`), 'if out of sight');
  }, [thing, window, show]);
  const points = pathThrough(ground, found?.[1].option.path ?? []);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  if (points.length < 2) return null;
  const line = points.map(([px, py]) => `${px * UNIT},${py * UNIT}`).join(' ');
  return (
    <Drawing of={ground} className={styles.way} data-way>
      <polyline className={styles.under} points={line} />
      <polyline points={line} />
      <circle cx={x * UNIT} cy={y * UNIT} r="13" />
    </Drawing>
  );
}
