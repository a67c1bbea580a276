import { DECLINE, type ExplainedOption, type OptionId } from '@questhall/engine';
import { partsOf } from '@questhall/tabletop';
import { ROOM } from './gear-fate.js';
import { abilityOption } from './option-effects.js';
import { optionAt } from './options.js';
import { say } from './say.js';
import type { Situation } from './situation.js';

type Thought = Pick<ExplainedOption, 'name' | 'refs'>;

/** What a player thinks of that is no thing of the table. */
const WORDS: { readonly [word: OptionId]: (s: Situation) => Thought } = {
  pass: () => ({ ...say('pass'), refs: [] }),
  travel: ({ board: { location } }) => ({ ...say('travel'), refs: location === null ? [] : [location.card] }),
  [DECLINE]: () => ({ ...say('decline'), refs: [] }),
  'gear-deck': () => ({ ...say('take-treasure.gear-deck', ROOM), refs: [] }),
  equip: ({ asked: { card } }) => ({
    ...say('equip-or-discard.equip'),
    refs: card === undefined ? [] : [card],
  }),
  'give-gear': () => ({ ...say('give-gear'), refs: [] }),
  done: () => ({ ...say('settlement-next.done'), refs: [] }),
};

/** How something is called that is not offered. An ability points at its card only: its owner is not barred. */
export function thoughtOf(s: Situation, id: OptionId): Thought {
  const word = WORDS[id];
  if (word !== undefined) return word(s);
  if (id.includes('|')) return { ...abilityOption(s, id), refs: [partsOf(id).entity] };
  return optionAt(s, id);
}
