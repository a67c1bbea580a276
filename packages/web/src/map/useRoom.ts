import { type RefObject, useEffect, useRef, useState } from 'react';

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
