import { useEffect } from 'react';

/** What a coach points at is of no use outside of what can be seen; on a small screen the table moves to it. */
export function useInSight(said: string): void {
  useEffect(() => {
    if (said === '') return;
    const frame = requestAnimationFrame(() =>
      document.querySelector('[data-pointed]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [said]);
}
