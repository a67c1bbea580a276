import type { Rules, State } from '@questhall/engine';
import { expect } from 'vitest';
import { type Walk, walk } from './walk.js';

/** What is wrong with a state, one sentence each; nothing if all is well. */
export type Invariant<B> = (state: State<B>) => string[];

/** Law 6: no card is lost or doubled, no count is below zero or above its printed limit. */
export function nothingIsLost<B, V, S>(rules: Rules<B, V, S>, invariant: Invariant<B>, game: Walk<S>): void {
  const check = (state: State<B>) => expect(invariant(state)).toEqual([]);
  walk(rules, game, { started: check, after: check });
}
