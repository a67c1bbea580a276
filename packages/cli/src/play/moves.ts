import type { AnyState } from '@questhall/table';
import type { Terminal } from './terminal.js';

/** Which move is in progress: the rules around it, and the question that opened it. */
type Place = { readonly path: string; readonly ask: string };

/**
 * Is this one more question within the move whose first question came with the whole table? Then what happened and
 * the options say enough, and the changes are read out when the move is over.
 */
export function isMidMove(terminal: Terminal): boolean {
  const here = placeOf(terminal.state, terminal.game.rules.odds?.moves ?? []);
  const before = terminal.opened;
  if (here !== undefined && before?.path === here.path && before.ask !== here.ask) return true;
  terminal.opened = here;
  return false;
}

function placeOf({ stack, open }: AnyState, moves: readonly string[]): Place | undefined {
  const at = stack.findLastIndex(({ proc }) => moves.includes(proc));
  if (at < 0) return undefined;
  const around = stack.slice(0, at).map(({ proc, vars }) => [proc, vars]);
  return { path: JSON.stringify([around, stack[at]?.proc]), ask: open[0]?.ask ?? '' };
}
