import type { Line, Rest } from '../scene.js';
import type { History } from './history.js';
import type { Seats } from './seats.js';

/**
 * Where companions wait for whoever watches: a table at which no person sits would play a whole campaign away. They do
 * so where a chapter has been told, from the first one on.
 */
export function restAt(history: History, seats: Seats): Rest | null {
  const { at, length, state } = history;
  if (seats.peopled || at < length || state.over !== null) return null;
  return restIn(history.lines(at - 1));
}

/** A chapter says what has happened; the last chapter or part after it is what comes. */
function restIn(lines: readonly Line[]): Rest | null {
  const from = lines.findIndex(({ kind }) => kind === 'chapter');
  const chapter = lines[from];
  if (chapter === undefined) return null;
  const next = lines.slice(from + 1).findLast(({ kind }) => kind === 'chapter' || kind === 'part');
  return { happened: chapter.text, comes: next?.text ?? null };
}
