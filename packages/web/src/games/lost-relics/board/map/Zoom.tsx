import { type RefObject, useEffect, useState } from 'react';
import { useT } from '../../../../text/t.js';
import styles from './BattleMap.module.css';

const LEVELS = [1, 1.35, 1.8, 2.4] as const;
const FURTHEST = 2.4;

export type Zoom = { readonly level: number; readonly set: (level: number) => void };

/** Two fingers, or two buttons. */
export function useZoom(ref: RefObject<HTMLElement | null>): Zoom {
  const [level, set] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let apart = 0;
    const begin = ({ touches }: TouchEvent) => {
      apart = spread(touches);
    };
    const move = (event: TouchEvent) => {
      const now = spread(event.touches);
      if (apart === 0 || now === 0) return;
      event.preventDefault();
      const by = now / apart;
      apart = now;
      set((before) => Math.min(FURTHEST, Math.max(1, before * by)));
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
    };
  }, [ref]);
  return { level, set };
}

function spread(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]];
  return a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

export function ZoomButtons({ zoom: { level, set } }: { zoom: Zoom }) {
  const t = useT();
  const nearer = LEVELS.find((one) => one > level + 0.01);
  const further = LEVELS.findLast((one) => one < level - 0.01);
  return (
    <div className={styles.zoom}>
      <button
        type="button"
        aria-label={t('relicBoard.zoom.in')}
        disabled={nearer === undefined}
        onClick={() => set(nearer ?? level)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={t('relicBoard.zoom.out')}
        disabled={further === undefined}
        onClick={() => set(further ?? level)}
      >
        −
      </button>
    </div>
  );
}
