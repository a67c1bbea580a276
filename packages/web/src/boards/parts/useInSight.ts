import { useEffect } from 'react';

/**
 * Where a table is longer than the screen, the first thing that can be picked comes into sight; what only repeats
 * the answers lies aside.
 */
export function useInSight(decision: number | undefined): void {
  useEffect(() => {
    if (decision === undefined || !window.matchMedia('(max-width: 700px)').matches) return;
    document.querySelector('[data-can]:not([data-repeats] *)')?.scrollIntoView({ block: 'nearest' });
  }, [decision]);
}
