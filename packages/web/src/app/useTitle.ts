import { useEffect } from 'react';
import { useT } from '../text/t.js';

/** The name of the place in the title of the window, so that tabs and history can be told apart. */
export function useTitle(place: string): void {
  const name = useT()('app.name');
  useEffect(() => {
    document.title = `${place} · ${name}`;
  }, [place, name]);
}
