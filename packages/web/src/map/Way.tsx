import { type RefObject, useEffect } from 'react';
import { useAimed, useTable } from '../boards/parts/context.js';
import type { Ground } from './ground/ground.js';
import { pathThrough } from './ground/path.js';
import { Drawing } from './Layer.js';
import styles from './Links.module.css';
import { UNIT } from './laid.js';
import type { Camera } from './usePanZoom.js';

type Props = { ground: Ground; window: RefObject<HTMLElement | null>; camera: Camera };

/** The way to the answer that somebody points at; and if it lies outside of the window, the map moves there. */
export function Way({ ground, window, camera: { show } }: Props) {
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
