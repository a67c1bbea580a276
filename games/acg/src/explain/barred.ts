import type { Barred } from '@questhall/engine';
import { reasonArgs } from './reasons.js';
import type { Situation } from './situation.js';
import { thoughtOf } from './thoughts.js';

/** What is not offered now, each with the rule that bars it. The verdicts are those of the rules themselves. */
export function barredAt(s: Situation): Barred[] {
  return s.asked.refused(s).map(({ id, refusal: { why, rules } }) => {
    const { name, refs } = thoughtOf(s, id);
    return { name, refs, rules: [...rules], because: { key: `barred.${why}`, args: reasonArgs(s, why, id) } };
  });
}
