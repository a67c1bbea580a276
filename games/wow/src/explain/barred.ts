import { type Barred, refused } from '@questhall/engine';
import { moveChoice } from '../legal-moves.js';
import { optionOf } from './options.js';
import type { Situation } from './situation.js';

/** What a player might think of and cannot do now, each with the rule behind it. */
export function barredAt(s: Situation): Barred[] {
  if (s.decision.ask !== 'choose-move') return [];
  return refused(moveChoice, s, s.decision.by).map(({ id, refusal: { why, rules } }) => ({
    name: optionOf(s, id).name,
    refs: [id],
    rules: [...rules],
    because: { key: `barred.${why}`, args: {} },
  }));
}
