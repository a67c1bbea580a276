import { type Callable, depthOf, type Frame, varsIn } from '@questhall/engine';

type InProgress = { readonly state: { readonly stack: readonly Frame[] } };

/** A procedure that asks, and what there is to say about its question. */
export type AskingBy<P, Facts> = { readonly id: string; readonly read: (position: P) => Facts };

/** Facts are read off the variables of the procedure, with their types. */
export function askingBy<P extends InProgress, V extends object, Facts>(
  by: Callable<V, unknown>,
  facts: (position: P, vars: V) => Facts,
): AskingBy<P, Facts> {
  return {
    id: by.id,
    read(position) {
      const vars = varsIn(position.state.stack, by);
      if (vars === undefined) throw new Error(`${by.id} asks and is not in progress`);
      return facts(position, vars);
    },
  };
}

/** Of several procedures the innermost one that is in progress. */
export function innermost<By extends { readonly id: string }>(
  stack: readonly Frame[],
  some: readonly By[],
): By | undefined {
  let found: By | undefined;
  let depth = -1;
  for (const one of some) {
    const at = depthOf(stack, one);
    if (at > depth) [found, depth] = [one, at];
  }
  return found;
}

/** What the one that asks now has to say; several may ask the same. */
export function readAsking<P extends InProgress, Facts>(
  position: P,
  askers: AskingBy<P, Facts> | readonly AskingBy<P, Facts>[],
): Facts {
  const some = 'read' in askers ? [askers] : askers;
  const one = innermost(position.state.stack, some);
  if (one === undefined) throw new Error(`none of ${some.map(({ id }) => id).join(', ')} is in progress`);
  return one.read(position);
}
