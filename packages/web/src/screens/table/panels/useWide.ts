import { useCallback, useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Here a panel has room beside the table; elsewhere it lies over it. */
export const useWide = (): boolean => useMedia('(min-width: 1200px)');

/** Here the tools lie below the table. */
export const useNarrow = (): boolean => useMedia('(max-width: 700px)');
