import type { Adapter } from '../search.js';
import { type Action, cloneState, legal, newGame, type PlainState, step } from './plain.js';
import type { Rng } from './rng.js';
import { DECKS } from './table.js';

/** Skirmish by hand. */
export const plain: Adapter<PlainState, Action> = {
  fresh: newGame,
  legal,
  step,
  over: (s) => s.result !== null,
  won: (s) => s.result === 'won',
  clone: cloneState,
  world: (s, r) => determinise(cloneState(s), r),
  key: (action) => action.t + action.a,
};

/** Reshuffles what the searching player cannot see: the five draw piles, and the dice to come. */
function determinise(s: PlainState, r: Rng): PlainState {
  for (const k of DECKS) r.shuffle(s.decks[k].draw);
  s.rng = { a: r.next() | 0, b: r.next() | 0, c: r.next() | 0, d: 1 };
  return s;
}
