import type { ExplainedOption, OptionId } from '@questhall/engine';
import { partsOf } from '@questhall/tabletop';
import { say } from './say.js';
import { cardCalled, type Situation } from './situation.js';

type Option = ExplainedOption;

/** An ability that waits, by its own name. */
export function abilityOption(s: Situation, id: OptionId): Option {
  const { entity, key } = partsOf(id);
  const card = key.slice(0, key.indexOf('/'));
  const name = s.box.abilities[key]?.name;
  const called = name === undefined ? cardCalled(s, card) : s.words.printed.phrase(card, name);
  return { refs: [entity], ...say('ability', { card: called, text: '' }) };
}
