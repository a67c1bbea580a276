import type { Decision, Explained, State } from '@questhall/engine';
import type { LrBoard } from './board.js';
import { barredAt } from './explain/barred.js';
import { explainOption } from './explain/options.js';
import { questionText, subjectOf } from './explain/question.js';
import { situationOf } from './explain/situation.js';
import { english } from './text/en/index.js';
import type { Words } from './text/words.js';

/** The question, what each option means and points at, and what a player might miss, with the rule that bars it. */
export function explain(
  state: State<LrBoard>,
  decision: Decision,
  words: Words = english,
): Omit<Explained, 'trail'> {
  const situation = situationOf(state, decision, words);
  const options: Explained['options'] = {};
  for (const id of decision.options) options[id] = explainOption(situation, id);
  const about = subjectOf(situation);
  return {
    text: questionText(situation),
    ...(about !== undefined && { about }),
    options,
    barred: barredAt(situation),
  };
}
