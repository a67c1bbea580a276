import type { ExplainedOption, OptionId } from '@questhall/engine';
import { partsOf } from '@questhall/tabletop';
import type { Holder } from '../text/about.js';
import { say } from './say.js';
import { cardCalled, type Situation } from './situation.js';

type Option = ExplainedOption;

const HOLDERS: { readonly [kind: string]: Holder } = { hostile: 'hostile', journey: 'journey' };

/** What an ability says on its card. */
function abilityText({ box, words }: Situation, key: string): string {
  const card = key.slice(0, key.indexOf('/'));
  const ability = box.abilities[key];
  const holder = HOLDERS[box.cards[card]?.kind ?? ''] ?? 'hero';
  return ability === undefined ? '' : words.cards.ability(ability, holder, card);
}

/** An ability that waits, by its own name. */
export function abilityOption(s: Situation, id: OptionId): Option {
  const { entity, key } = partsOf(id);
  const card = key.slice(0, key.indexOf('/'));
  const name = s.box.abilities[key]?.name;
  const called = name === undefined ? cardCalled(s, card) : s.words.printed.phrase(card, name);
  return { refs: [entity], ...say('ability', { card: called, text: abilityText(s, key) }) };
}
