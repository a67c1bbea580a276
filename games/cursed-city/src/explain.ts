import type { Decision, Explained } from '@questhall/engine';
import { deciderAmong } from '@questhall/tabletop';
import { askedAt } from './explain/asked.js';
import { barredAt } from './explain/barred.js';
import { explainOption } from './explain/options.js';
import { isOnMap } from './explain/places.js';
import { questionText, subjectOf } from './explain/question.js';
import { type Situation, situationOf } from './explain/situation.js';
import type { CcPosition } from './kit.js';
import type { Words } from './text/words.js';

/** The question, what each option means and points at, and what a player might miss, with the rule that bars it. */
export function explain(g: CcPosition, decision: Decision, words: Words): Omit<Explained, 'trail'> {
  const situation = situationOf(g, decision, words, askedAt(g, decision));
  const options: Explained['options'] = {};
  for (const id of decision.options) options[id] = explainOption(situation, id);
  const about = subjectOf(situation);
  const decides = deciderAmong(g.board.heroes, about, decision)?.id;
  return {
    text: questionText(situation),
    ...(about !== undefined && { about }),
    ...(decides !== undefined && { decides }),
    ...(isOnMap(situation.ask) && { on: 'map' as const }),
    ...(saysCount(situation) && { count: decision.max }),
    options,
    barred: barredAt(situation),
  };
}

/** Questions whose sentence says how many are picked. */
const saysCount = ({ ask, decision }: Situation): boolean =>
  decision.max > 1 && ask === 'choose-die-to-change';
