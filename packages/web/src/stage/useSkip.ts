import { useEffect, useRef } from 'react';

/** Milliseconds in which nothing is answered after somebody has skipped: that was not meant for the next question. */
const DEAF = 250;
const KEYS = /^[ 1-9]$|^Enter$/;

/**
 * While something is told, a click on the table, Space, Enter or a number leads to the end of it and answers nothing.
 * What lies beside the table, and dialogs, are used as ever.
 */
export function useSkip(isTelling: boolean, onSkip: () => void): void {
  const skipped = useRef(Number.NEGATIVE_INFINITY);
  const skip = useRef(onSkip);
  skip.current = onSkip;
  useEffect(() => {
    const take = (event: Event) => {
      const isDeaf = performance.now() - skipped.current < DEAF;
      if (!isTelling && !isDeaf) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isTelling) return;
      skipped.current = performance.now();
      skip.current();
    };
    const press = (event: KeyboardEvent) => {
      if (KEYS.test(event.key) && !isBeside(event.target)) take(event);
    };
    const click = (event: MouseEvent) => {
      if (isOnTable(event.target)) take(event);
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('click', click, true);
    };
  }, [isTelling]);
}

const isOnTable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-table]') !== null;

const isBeside = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !isOnTable(target) &&
  target.closest('button, a, input, textarea, select, [role="dialog"]') !== null;
