import type { Decision, Explained } from '@questhall/engine';
import { deciderAmong } from '@questhall/tabletop';
import { askedAt } from './explain/asked.js';
import { barredAt } from './explain/barred.js';
import { explainOption } from './explain/options.js';
import { questionText, saysHowMany } from './explain/question.js';
import { type AcgDecision, situationOf } from './explain/situation.js';
import type { AcgPosition } from './kit.js';
import type { Words } from './text/words.js';

/** The question, what each option means and points at, and what a player might miss, with the rule that bars it. */
export function explain(g: AcgPosition, asked: Decision, words: Words): Omit<Explained, 'trail'> {
  const decision = asked as AcgDecision;
  const situation = situationOf(g, decision, askedAt(g, decision), words);
  const options: Explained['options'] = {};
  for (const id of decision.options) options[id] = explainOption(situation, id);
  const about = situation.asked.hero ?? undefined;
  const decides = deciderAmong(g.board.heroes, about, decision)?.id;
  const count = saysHowMany(situation) ? decision.max : undefined;
  return {
    text: questionText(situation),
    ...(about !== undefined && { about }),
    ...(decides !== undefined && { decides }),
    ...(count !== undefined && { count }),
    options,
    barred: barredAt(situation),
  };
}
