import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A card that is opened in the gallery, or a rule in its book, is not another room. */
const roomOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/**
 * Whoever enters a room begins at its top, with the keyboard in it; whoever goes back finds it as it was left,
 * because the browser sees to that.
 */
export function useArrival(): void {
  const [path] = useLocation();
  const room = roomOf(path);
  const known = useRef(room);
  const back = useRef(false);
  useEffect(() => {
    const went = () => {
      back.current = true;
    };
    window.addEventListener('popstate', went);
    return () => window.removeEventListener('popstate', went);
  }, []);
  useEffect(() => {
    if (known.current === room) return;
    known.current = room;
    document.getElementById('content')?.focus({ preventScroll: true });
    if (!back.current) window.scrollTo(0, 0);
    back.current = false;
  }, [room]);
}
