import type { Text } from '@questhall/engine';
import { isHeroId } from '../queries.js';
import { called, type Situation } from './situation.js';
import { sourceName } from './source.js';

/** The question as a sentence: its key, and everything the sentence may want to name. */
export function questionText(s: Situation): Text {
  const about = subjectOf(s);
  const hero = about === undefined ? 'none' : called(s, about);
  return { key: `ask.${s.decision.ask}`, args: { hero, source: sourceName(s), ...s.asked.args(s) } };
}

/** The hero whom the question is about: the rule that asks knows, and otherwise who is activated. */
export function subjectOf(s: Situation): string | undefined {
  const { active } = s.board;
  return s.asked.hero ?? (isHeroId(s, active) ? active : undefined);
}
