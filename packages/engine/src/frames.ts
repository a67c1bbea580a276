import type { Callable } from './procedure.js';
import type { Frame } from './state.js';

/** The variables of the innermost run of a procedure that is in progress, with their types. */
export function varsIn<V extends object>(
  stack: readonly Frame[],
  procedure: Callable<V, unknown>,
): V | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame;
    if (frame.proc === procedure.id) return frame.vars as unknown as V;
  }
  return undefined;
}
