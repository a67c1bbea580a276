import { useSyncExternalStore } from 'react';

/** Here a panel has room beside the table; elsewhere it lies over it. */
const WIDE = '(min-width: 1200px)';

const query = () => window.matchMedia(WIDE);

function watch(changed: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

export const useWide = (): boolean => useSyncExternalStore(watch, () => query().matches);
