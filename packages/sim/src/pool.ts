import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { playChunk } from './chunk.js';
import { loadRules } from './games.js';
import { lostGame } from './one-game.js';
import type { Chunk, GameRow } from './types.js';

export type PoolOptions = { workers: number | undefined; patience: number };
type Done = (rows: GameRow[]) => void;

/** Plays all chunks, in this thread or on several. In which order they are done is of no importance. */
export async function playAll(chunks: readonly Chunk[], options: PoolOptions, done: Done): Promise<number> {
  const workers = Math.min(options.workers ?? availableParallelism(), chunks.length);
  if (workers === 0) for (const chunk of chunks) done(await playChunk(chunk));
  else await playOnWorkers(chunks, workers, options.patience, done);
  return workers;
}

async function playOnWorkers(
  chunks: readonly Chunk[],
  workers: number,
  patience: number,
  done: Done,
): Promise<void> {
  const filename = fileURLToPath(new URL('./worker.cjs', import.meta.url));
  const pool = new Piscina<Chunk, GameRow[]>({ filename, minThreads: workers, maxThreads: workers });
  const waiting = [...chunks];
  // Each line hands out a chunk only when its worker is free: the clock of a chunk must not run in a queue.
  const line = async () => {
    for (let chunk = waiting.shift(); chunk !== undefined; chunk = waiting.shift()) {
      done(await playSafely(pool, chunk, patience));
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, line));
  } finally {
    await pool.destroy();
  }
}

type Pool = Piscina<Chunk, GameRow[]>;

/** Waits for a worker that has read the rules: on a busy machine that takes longer than many a game may. */
async function ready(pool: Pool, chunk: Chunk): Promise<void> {
  await pool.run({ ...chunk, count: 0 }).catch(() => undefined);
}

/** A game that takes its worker with it is looked for one by one, so that the others are still counted. */
async function playSafely(pool: Pool, chunk: Chunk, patience: number): Promise<GameRow[]> {
  await ready(pool, chunk);
  try {
    return await pool.run(chunk, { signal: AbortSignal.timeout(patience * 1000 * chunk.count) });
  } catch {
    const rows: GameRow[] = [];
    for (let i = 0; i < chunk.count; i++) {
      rows.push(await playWatched(pool, { ...chunk, first: chunk.first + i, count: 1 }, patience));
    }
    return rows;
  }
}

/** Plays one game that notes its answers on the way, so that something is left of it if it does not come back. */
async function playWatched(pool: Pool, chunk: Chunk, patience: number): Promise<GameRow> {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-'));
  const watched = { ...chunk, journal: join(folder, 'answers.jsonl') };
  await ready(pool, chunk);
  const signal = AbortSignal.timeout(patience * 1000);
  try {
    const [row] = await pool.run(watched, { signal });
    if (row === undefined) throw new Error('it gave no result');
    return row;
  } catch (error) {
    const rules = await loadRules(chunk.source);
    const reason = error instanceof Error ? error.message : String(error);
    if (signal.aborted) return lostGame(rules, watched, 'stuck', `not over after ${patience} seconds`);
    return lostGame(rules, watched, 'crashed', `the worker ended: ${reason}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
