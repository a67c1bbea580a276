import type { SeatId, Viewer } from '@questhall/engine';
import type { Branch } from './branch.js';
import type { AnyState } from './game.js';
import type { Views } from './views.js';

/**
 * When something may be taken back: always; only while nothing hidden has come to light; or beyond that if everybody
 * at the table agrees.
 */
export const UNDO_POLICIES = ['free', 'until-revealed', 'by-consent'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** Whether anybody knows more after these answers than before: dice were thrown, or something new can be seen. */
export function hasRevealed(
  branch: Branch,
  { from, to }: { readonly from: number; readonly to: number },
  views: Views,
  seats: readonly SeatId[],
): boolean {
  const before = branch.stateAt(from);
  const after = branch.stateAt(to);
  if (before.rng.draws !== after.rng.draws) return true;
  const viewers: readonly Viewer[] = [...seats, 'spectator'];
  return viewers.some((viewer) => seesMore(before, after, viewer, views));
}

/** Something that lay on the board unseen before can be seen afterwards. */
function seesMore(before: AnyState, after: AnyState, viewer: Viewer, views: Views): boolean {
  const known = new Set(stringsIn(views.of(before, viewer)));
  const unseen = new Set(stringsIn(before.board).filter((id) => !known.has(id)));
  return stringsIn(views.of(after, viewer)).some((id) => unseen.has(id));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    Array.isArray(value) ? stringsIn(inner) : [name, ...stringsIn(inner)],
  );
}
