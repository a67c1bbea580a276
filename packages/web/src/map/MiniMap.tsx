import { memo, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Ground } from './ground/ground.js';
import { roundPath } from './ground/outline.js';
import type { Point } from './ground/points.js';
import { toneOf } from './laid.js';
import styles from './MiniMap.module.css';

type Props = {
  ground: Ground;
  window: RefObject<HTMLElement | null>;
  dots: readonly { readonly id: string; readonly side: string; readonly at: Point }[];
};

/** How long it stays on a small screen after the map has moved. */
const LINGER = 1200;

/** The whole of a map that is larger than its window: where one looks, and a press that leads elsewhere. */
export function MiniMap({ ground, window: room, dots }: Props) {
  const { columns, rows } = ground;
  const frame = useRef<SVGRectElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useFrame(room, ground, frame, box);
  const go = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const map = room.current;
    if (map === null || buttons === 0) return;
    map.scrollTo({
      left: ((clientX - left) / width) * map.scrollWidth - map.clientWidth / 2,
      top: ((clientY - top) / height) * map.scrollHeight - map.clientHeight / 2,
      behavior: 'instant',
    });
  };
  return (
    <div
      ref={box}
      className={styles.mini}
      aria-hidden="true"
      data-mini-map
      onPointerDown={go}
      onPointerMove={go}
    >
      <svg
        viewBox={`0 0 ${columns} ${rows}`}
        style={{ aspectRatio: `${columns} / ${rows}` }}
        aria-hidden="true"
        focusable="false"
      >
        <Sites ground={ground} />
        {dots.map(({ id, side, at: [x, y] }) => (
          <circle key={id} data-side={side} cx={x} cy={y} r={columns / 50} />
        ))}
        <rect ref={frame} className={styles.frame} />
      </svg>
    </div>
  );
}

const Sites = memo(({ ground: { places } }: { ground: Ground }) =>
  places.map(({ site, loops }) => (
    <path key={site.id} d={roundPath(loops, 1, 0)} style={toneOf(site.tone)} />
  )),
);

/** Follows the window without anything being drawn again. */
function useFrame(
  room: RefObject<HTMLElement | null>,
  { columns, rows }: Ground,
  frame: RefObject<SVGRectElement | null>,
  box: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const map = room.current;
    if (map === null) return undefined;
    let lingering: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = map;
      frame.current?.setAttribute('x', String((scrollLeft / scrollWidth) * columns));
      frame.current?.setAttribute('y', String((scrollTop / scrollHeight) * rows));
      frame.current?.setAttribute('width', String((clientWidth / scrollWidth) * columns));
      frame.current?.setAttribute('height', String((clientHeight / scrollHeight) * rows));
    };
    const move = () => {
      look();
      clearTimeout(lingering);
      if (box.current !== null) box.current.dataset.moving = '';
      lingering = setTimeout(() => delete box.current?.dataset.moving, LINGER);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(map);
    if (map.firstElementChild !== null) watch.observe(map.firstElementChild);
    map.addEventListener('scroll', move, { passive: true });
    return () => {
      clearTimeout(lingering);
      watch.disconnect();
      map.removeEventListener('scroll', move);
    };
  }, [room, columns, rows, frame, box]);
}
