import { loadRules } from './games.js';
import { playGame } from './one-game.js';
import type { Chunk, GameRow } from './types.js';

export async function playChunk(chunk: Chunk): Promise<GameRow[]> {
  const rules = await loadRules(chunk.source);
  return Array.from({ length: chunk.count }, (_, i) => playGame(rules, chunk, chunk.first + i));
}

/** Games are kept and shown when their part is done: a run that is broken off loses no more than this on each worker. */
const MOST = 20;

/** Parts small enough for a steady progress bar, whatever the number of workers; games done before are left out. */
export function chunksOf(
  games: number,
  chunk: Omit<Chunk, 'first' | 'count'>,
  done: ReadonlySet<number> = new Set(),
): Chunk[] {
  const size = Math.max(1, Math.min(MOST, Math.ceil(games / 100)));
  const chunks: Chunk[] = [];
  for (let index = 0; index < games; index++) {
    if (done.has(index)) continue;
    const last = chunks.at(-1);
    if (last !== undefined && last.count < size && last.first + last.count === index) last.count++;
    else chunks.push({ ...chunk, first: index, count: 1 });
  }
  return chunks;
}
