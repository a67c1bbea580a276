import type { Play } from './plays.js';

/** A piece that dealt harm. */
export type Source = {
  id: string;
  total: number;
  perPlay: number;
  /** Of all the harm. */
  share: number;
  /** Plays in which it dealt any, and how much in each of those. */
  plays: number;
  perPlayThere: number;
};

export function sourcesOf(plays: readonly Play[], of: 'harm' | 'dealt'): Source[] {
  const found = new Map<string, { total: number; plays: number }>();
  for (const { chapter } of plays) {
    for (const [id, count] of Object.entries(chapter[of])) {
      const entry = found.get(id) ?? { total: 0, plays: 0 };
      found.set(id, entry);
      entry.total += count;
      entry.plays++;
    }
  }
  const all = [...found.values()].reduce((sum, { total }) => sum + total, 0);
  return [...found]
    .map(([id, { total, plays: there }]) => ({
      id,
      total,
      perPlay: total / plays.length,
      share: all > 0 ? total / all : 0,
      plays: there,
      perPlayThere: total / there,
    }))
    .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1));
}
