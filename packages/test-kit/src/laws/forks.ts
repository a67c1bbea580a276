import { canonical, hash, type Rules, type State } from '@questhall/engine';
import { expect } from 'vitest';
import { type Walk, walk } from './walk.js';

/** Law 1: a fork equals its original, and an earlier state never changes afterwards. */
export function forksAreIndependent<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>): void {
  const earlier: { state: State<B>; hash: string }[] = [];
  const walked = walk(rules, game, {
    before(state) {
      const fork = rules.fork(state);
      expect(canonical(fork)).toBe(canonical(state));
      earlier.push({ state: fork, hash: hash(fork) });
    },
  });
  unchanged(earlier, 'while the game it was forked from went on');
  for (const [i, { state }] of earlier.entries()) {
    const answer = walked.answers[i];
    if (answer !== undefined) rules.apply(state, answer);
  }
  unchanged(earlier, 'when an answer was applied to it');
}

function unchanged<B>(earlier: readonly { state: State<B>; hash: string }[], when: string): void {
  for (const [i, kept] of earlier.entries()) {
    expect(hash(kept.state), `the state at answer ${i + 1} changed ${when}`).toBe(kept.hash);
  }
}
