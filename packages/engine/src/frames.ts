import type { Callable } from './procedure.js';
import type { Frame } from './state.js';

/** The variables of the innermost run of a procedure that is in progress, with their types. */
export function varsIn<V extends object>(
  stack: readonly Frame[],
  procedure: Callable<V, unknown>,
): V | undefined {
  return stack[depthOf(stack, procedure)]?.vars as unknown as V | undefined;
}

/** At which place of the stack the innermost run of a procedure is; -1 if it is not in progress. */
export function depthOf(stack: readonly Frame[], { id }: { readonly id: string }): number {
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.proc === id) return i;
  return -1;
}
