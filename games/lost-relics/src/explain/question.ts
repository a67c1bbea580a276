import { type Text, varsIn } from '@questhall/engine';
import type { Line } from '../content/line.js';
import { reactionStep } from '../rules/reaction-step.js';
import { called, type Situation, sourceName, sourceOf, thingOf } from './situation.js';

type Args = Text['args'];

/** The question as a sentence: its key, and everything the sentence may want to name. */
export function questionText(s: Situation): Text {
  const about = subjectOf(s);
  const base: Args = { hero: about === undefined ? '' : called(s, about), source: sourceName(s) };
  return { key: `ask.${s.decision.ask}`, args: { ...base, ...s.asked.args(s) } };
}

/** The hero whom the question is about: the rule that asks knows, and otherwise who acted, or has the turn. */
export const subjectOf = (s: Situation): string | undefined =>
  s.hero?.id ?? varsIn(s.state.stack, reactionStep)?.hero ?? s.board.active ?? undefined;

/** What the line says, without the "you can" that the question says itself. */
export function lineArgs(s: Situation): Args {
  const { line } = s.asked;
  if (line === undefined) return { line: '', cost: '' };
  const { verb, params, cost } = line;
  const plain: Line = { do: { [verb.name]: params } };
  const card = s.box.records[sourceOf(s)];
  const holder = card?.kind === 'adventure' && thingOf(s) === undefined ? 'adventure' : 'hero';
  const { cards } = s.words;
  return { line: cards.asked(plain, holder), cost: cost === undefined ? '' : cards.cost(cost) };
}
