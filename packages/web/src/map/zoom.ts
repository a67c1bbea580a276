import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Ground } from './ground/ground.js';
import type { Scale } from './ground/names.js';

/** How far a map can be zoomed; 1 is how it is shown at first. */
export type Range = { readonly least: number; readonly most: number };

const STEP = 1.35;
/** A map may always be brought so much closer, and as close as this many pixels to a square. */
const CLOSER = 2.4;
const CLOSEST = 160;
/** Below so many pixels to a square, names make do with one line. */
const SMALL = 64;

export const within = ({ least, most }: Range, zoom: number): number => Math.min(most, Math.max(least, zoom));

export const nearer = (range: Range, zoom: number): number => within(range, zoom * STEP);
export const further = (range: Range, zoom: number): number => within(range, zoom / STEP);

type Size = Pick<Ground, 'columns' | 'rows'>;

/** The whole map, or squares of the least size where the whole would be too small to play on. */
export function rangeOf({ columns, rows }: Size, { width, height, least }: Room): Range {
  const whole = Math.min(width / columns, height / rows);
  const first = Math.max(least, whole);
  return first === 0
    ? { least: 1, most: CLOSER }
    : { least: whole / first, most: Math.max(CLOSER, CLOSEST / first) };
}

type Shown = Scale & {
  /** There is more of the map than the window shows. */
  readonly larger: boolean;
};

export function scaleOf({ columns, rows }: Size, { width, height, least }: Room, zoom: number): Shown {
  const whole = Math.min(width / columns, height / rows);
  const square = Math.max(least, whole) * zoom;
  const larger = square * columns > width + 1 || square * rows > height + 1;
  return { square, small: square < SMALL, larger };
}

/** `least` is how small a square may become before the map is larger than its window. */
export type Room = { readonly width: number; readonly height: number; readonly least: number };

/** How much room there is, looked at again whenever it changes. */
export function useRoom(): [RefObject<HTMLDivElement | null>, Room] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0, least: 0 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const look = () => {
      const least = Number.parseFloat(getComputedStyle(element).getPropertyValue('--least')) || 0;
      setRoom({ width: element.clientWidth, height: element.clientHeight, least });
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, room];
}

/** Whether boards are larger in this room when they are laid a quarter round. */
export function isTurned(columns: number, rows: number, { width, height }: Omit<Room, 'least'>): boolean {
  if (width === 0 || height === 0) return rows > columns;
  return Math.min(width / rows, height / columns) > Math.min(width / columns, height / rows) * 1.04;
}
