import type { Shelf } from '@questhall/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { takeHeld } from '../../table/held.js';

/** Milliseconds in which something that was thrown away can be taken back. */
const REGRET = 12_000;

export type Thrown = { readonly id: string; readonly title: string };

/**
 * What is thrown away is out of sight at once and gone a little later, or when the page is left: whoever closes the
 * window in between still has it.
 */
export function useThrowAway(shelf: Shelf | undefined, gone: () => void) {
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const pending = useRef<Thrown | null>(null);
  const finish = useCallback(async () => {
    const last = pending.current;
    pending.current = null;
    setThrown(null);
    if (last === null) return;
    takeHeld(last.id)?.table.close();
    await shelf?.remove(last.id);
    gone();
  }, [shelf, gone]);
  useEffect(() => () => void finish(), [finish]);
  useEffect(() => {
    if (thrown === null) return;
    const timer = setTimeout(finish, REGRET);
    return () => clearTimeout(timer);
  }, [thrown, finish]);
  const throwAway = async (one: Thrown) => {
    await finish();
    pending.current = one;
    setThrown(one);
  };
  const takeBack = () => {
    pending.current = null;
    setThrown(null);
  };
  return { thrown, throwAway, takeBack };
}
