import { loadRules } from './games.js';
import { playGame } from './one-game.js';
import type { Chunk, GameRow } from './types.js';

export async function playChunk(chunk: Chunk): Promise<GameRow[]> {
  const rules = await loadRules(chunk.source);
  return Array.from({ length: chunk.count }, (_, i) => playGame(rules, chunk, chunk.first + i));
}

/** Parts small enough for a steady progress bar, whatever the number of workers. */
export function chunksOf(games: number, chunk: Omit<Chunk, 'first' | 'count'>): Chunk[] {
  const size = Math.max(1, Math.min(100, Math.ceil(games / 100)));
  const count = Math.ceil(games / size);
  return Array.from({ length: count }, (_, i) => ({
    ...chunk,
    first: i * size,
    count: Math.min(size, games - i * size),
  }));
}
