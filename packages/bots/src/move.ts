import type { State } from '@questhall/engine';

/** Where on the stack the move in progress is; `known` is false for a rule that is no move in itself, such as a stay in town. */
export type Move = { readonly at: number; readonly known: boolean };

/** The innermost move in progress, or else the rule that asks. */
export function moveOf({ stack }: Pick<State<unknown>, 'stack'>, moves: readonly string[]): Move {
  const at = stack.findLastIndex(({ proc }) => moves.includes(proc));
  return at >= 0 ? { at, known: true } : { at: stack.length - 1, known: false };
}
