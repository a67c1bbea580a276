import { type AnyProcedure, defineGame, type WindowHooks } from '@questhall/engine';
import { type Toy, type ToyTypes, toyDefinition } from './toy.js';

/** The toy with other abilities. */
export function toyWhere(hooks: Partial<WindowHooks<ToyTypes>>, ...more: AnyProcedure<ToyTypes>[]): Toy {
  const { windows, ...rest } = toyDefinition;
  if (windows === undefined) throw new Error('the toy has windows');
  return defineGame({
    ...rest,
    procedures: [...rest.procedures, ...more],
    windows: { ...windows, ...hooks },
  });
}
