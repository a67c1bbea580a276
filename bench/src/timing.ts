import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

type Work = () => number | Promise<number>;
export type Clock = () => number;

/**
 * Milliseconds of processor time of the main thread. It leaves out what other programs took meanwhile and, in
 * favour of those who allocate much, what the helpers of the garbage collector did. Linux tells it in a file;
 * elsewhere the whole process has to do.
 */
const processorTime: Clock = () => {
  if (platform() === 'linux') return Number.parseInt(readFileSync('/proc/self/schedstat', 'utf8'), 10) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** For threads that work at the same time. */
export const realTime: Clock = () => performance.now();

/** Milliseconds until the clock is read again: reading processor time takes some microseconds. */
const GLANCE = 10;

/** Units of work for each second, after a warm-up of its own. */
export async function rate(
  work: Work,
  { ms, warm }: { ms: number; warm: number },
  clock: Clock = processorTime,
): Promise<number> {
  await timed(work, warm, clock);
  return timed(work, ms, clock);
}

async function timed(work: Work, ms: number, clock: Clock): Promise<number> {
  const start = clock();
  let n = 0;
  let spent = 0;
  do {
    const glance = performance.now() + GLANCE;
    do {
      const did = work();
      // Awaiting plain numbers would measure the event loop.
      n += typeof did === 'number' ? did : await did;
    } while (performance.now() < glance);
    spent = clock() - start;
  } while (spent < ms);
  return (n / spent) * 1000;
}

/** Bytes allocated for each unit of work; the young generation must be so large that nothing is collected. */
export function bytes(work: () => number, { warm, count }: { warm: number; count: number }): number {
  for (let i = 0; i < warm; i++) work();
  const { gc } = globalThis as { gc?: () => void };
  if (gc === undefined) throw new Error('needs --expose-gc');
  gc();
  const before = process.memoryUsage().heapUsed;
  let n = 0;
  for (let i = 0; i < count; i++) n += work();
  return (process.memoryUsage().heapUsed - before) / n;
}

export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}
