import { useEffect, useState } from 'react';
import { useSettings } from '../../settings/store.js';
import type { Line } from '../../table/scene.js';

const EACH = 900;
const HURRIED = 350;
const MANY = 5;
/** More than this is not told line by line: whoever was away reads the chronicle. */
const LATEST = 12;
/** So much can be lit at once and still be told apart. */
const AT_ONCE = 6;
const PACE = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 } as const;

/** What is told at this moment, and which it is of how many. */
export type Running = { readonly now: readonly Line[]; readonly at: number; readonly count: number };

/** Tells one line after another, faster if there are many; all at once to whoever wants nothing to move. */
export function useRunning(lines: readonly Line[]): Running {
  const pace = usePace();
  const [first] = lines;
  const [told, setTold] = useState({ first, count: 1 });
  const count = lines.length;
  const passed = Math.max(1, count - LATEST);
  const at = pace === 0 ? count : Math.min(count, Math.max(passed, told.first === first ? told.count : 1));
  useEffect(() => {
    if (at >= count) return;
    const wait = (count - at > MANY ? HURRIED : EACH) * pace;
    const timer = window.setTimeout(() => setTold({ first, count: at + 1 }), wait);
    return () => window.clearTimeout(timer);
  }, [first, at, count, pace]);
  return { now: lines.slice(Math.max(0, at - (pace === 0 ? AT_ONCE : 1)), at), at, count };
}

function usePace(): number {
  const { speed, motion } = useSettings();
  const still =
    motion === 'system' ? document.documentElement.dataset.motion === 'reduced' : motion === 'reduced';
  return still ? 0 : PACE[speed];
}
