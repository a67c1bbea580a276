import { type Barred, isPoll, refused } from '@questhall/engine';
import { moveChoice } from '../legal-moves.js';
import { unplayable } from './answers.js';
import { optionOf } from './options.js';
import type { Situation } from './situation.js';

/** What a player might think of and cannot do now, each with the rule behind it. */
export function barredAt(s: Situation): Barred[] {
  const out = isPoll(s.decision)
    ? unplayable(s)
    : s.decision.ask === 'choose-move'
      ? refused(moveChoice, s, s.decision.by)
      : [];
  return out.map(({ id, refusal: { why, rules } }) => ({
    name: optionOf(s, id).name,
    refs: [id],
    rules: [...rules],
    because: { key: `barred.${why}`, args: {} },
  }));
}
