import { type RefObject, useEffect, useRef, useState } from 'react';

export type Room = { readonly width: number; readonly height: number };

/** How much room there is, looked at again whenever it changes. */
export function useRoom(): [RefObject<HTMLDivElement | null>, Room] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const look = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, room];
}

/** Whether boards are larger in this room when they are laid a quarter round. */
export function isTurned(columns: number, rows: number, { width, height }: Room): boolean {
  if (width === 0 || height === 0) return rows > columns;
  return Math.min(width / rows, height / columns) > Math.min(width / columns, height / rows) * 1.04;
}
