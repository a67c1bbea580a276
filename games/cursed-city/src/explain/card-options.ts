import type { ExplainedOption, OptionId } from '@questhall/engine';
import { partsOf } from '@questhall/tabletop';
import type { Holder } from '../text/about.js';
import { say } from './say.js';
import { called, cardCalled, type Situation } from './situation.js';

type Option = ExplainedOption;

const HOLDERS: { readonly [kind: string]: Holder } = { hostile: 'hostile', journey: 'journey' };
export const holderOf = ({ box }: Situation, card: string): Holder =>
  HOLDERS[box.cards[card]?.kind ?? ''] ?? 'hero';

/** What an ability says on its card. */
function abilityText(s: Situation, key: string): string {
  const card = key.slice(0, key.indexOf('/'));
  const ability = s.box.abilities[key];
  return ability === undefined ? '' : s.words.cards.ability(ability, holderOf(s, card), card);
}

/** Whose ability it is, where another figure has the same. */
function ownerIn(s: Situation, entity: string, key: string): string {
  const alike = s.decision.options.filter((other) => other.includes('|') && partsOf(other).key === key);
  return alike.length > 1 ? called(s, entity) : 'none';
}

/** An ability that waits, by its own name. */
export function abilityOption(s: Situation, id: OptionId): Option {
  const { entity, key } = partsOf(id);
  const card = key.slice(0, key.indexOf('/'));
  const name = s.box.abilities[key]?.name;
  const title = name === undefined ? cardCalled(s, card) : s.words.printed.phrase(card, name);
  const of = ownerIn(s, entity, key);
  return { refs: [entity], ...say('ability', { card: title, of, text: abilityText(s, key) }) };
}
