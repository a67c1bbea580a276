import type { Decision, Explained, ExplainedOption, OptionId } from '@questhall/engine';
import { deciderAmong } from '@questhall/tabletop';
import { askedAt } from './explain/asked.js';
import { barredAt } from './explain/barred.js';
import { explainOption } from './explain/options.js';
import { isOnMap, pathTo } from './explain/places.js';
import { questionText, subjectOf } from './explain/question.js';
import { type Situation, situationOf } from './explain/situation.js';
import type { LrPosition } from './kit.js';
import type { Words } from './text/words.js';

/** The question, what each option means and points at, and what a player might miss, with the rule that bars it. */
export function explain(g: LrPosition, decision: Decision, words: Words): Omit<Explained, 'trail'> {
  const situation = situationOf(g, decision, words, askedAt(g, decision));
  const options: Explained['options'] = {};
  for (const id of decision.options) options[id] = optionOf(situation, id);
  const about = subjectOf(situation);
  const decides = deciderAmong(g.board.heroes, about, decision)?.id;
  return {
    text: questionText(situation),
    ...(about !== undefined && { about }),
    ...(decides !== undefined && { decides }),
    ...(isOnMap(situation.ask) && { on: 'map' as const }),
    options,
    barred: barredAt(situation),
  };
}

function optionOf(s: Situation, id: OptionId): ExplainedOption {
  const path = pathTo(s, id);
  return { ...explainOption(s, id), ...(path !== undefined && { path }) };
}
