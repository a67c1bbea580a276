import { DECLINE, type ExplainedOption, type OptionId, type Text } from '@questhall/engine';
import { library } from '../content/library.js';
import { isHero } from '../effects/each.js';
import { lookedAt } from '../effects/look.js';
import { maybeEnemy } from '../queries.js';
import { detailsOf } from './details.js';
import { drawnKind, keptGift, legendaryFate, onlyGift, unseenFate } from './gear-fate.js';
import { actionOption, cardOption, conditionOption, gearOption } from './option-cards.js';
import { abilityOption, alternativeOption, dieOption } from './option-effects.js';
import { enemyOption, fallenOption, heroOption } from './option-people.js';
import { type Situation, shareAsked } from './situation.js';

type Kind = { readonly fits: (s: Situation, id: OptionId) => boolean; readonly make: Maker };
type Maker = (s: Situation, id: OptionId) => ExplainedOption;

/** What an option means, by what kind of thing it names. The first kind that fits is the one. */
const kinds: readonly Kind[] = [
  { fits: (s) => s.decision.form === 'amount', make: amountOption },
  { fits: (s, id) => isWord(s, id), make: wordOption },
  { fits: (_, id) => isHero(id), make: (s, id) => heroOption(s, id) },
  { fits: (s, id) => maybeEnemy(s.b, id) !== undefined, make: enemyOption },
  { fits: (_, id) => id.includes('|'), make: abilityOption },
  { fits: (_, id) => /^option-\d+$/.test(id), make: alternativeOption },
  { fits: (_, id) => /^die-\d+$/.test(id), make: dieOption },
  { fits: (s, id) => s.b.fallen[id] !== undefined, make: fallenOption },
  { fits: (_, id) => kindOf(id) === 'action', make: actionOption },
  { fits: (_, id) => kindOf(id) === 'gear' || kindOf(id) === 'legendary-gear', make: gearOption },
  { fits: (_, id) => kindOf(id) === 'condition', make: conditionOption },
];

const kindOf = (id: OptionId): string | undefined => (library.cards[id] ?? library.records[id])?.kind;

export function explainOption(s: Situation, option: OptionId): ExplainedOption {
  const id = lookedAt(s.b, option) ?? option;
  const kind = kinds.find(({ fits }) => fits(s, id));
  const made = kind === undefined ? cardOption(s, id) : kind.make(s, id);
  const details = detailsOf(s, id);
  return details.length === 0 ? made : { ...made, details };
}

/** Words that are the same for everyone, and words that mean something only under one question. */
const COMMON: readonly OptionId[] = ['yes', 'no', DECLINE];
const WORDS: { readonly [ask: string]: readonly OptionId[] } = {
  'travel-or-stay': ['travel', 'stay'],
  'resolve-or-bottom': ['resolve', 'bottom'],
  'take-treasure': ['gear-deck', 'nothing'],
  'equip-or-discard': ['equip', 'discard'],
  'claim-fortune-or-discard': ['claim', 'discard'],
  'settlement-next': ['give-gear', 'done'],
  'late-gifts': ['give-gear', 'done'],
  'settlement-action': ['trainer', 'blacksmith', 'arena'],
};

const isWord = ({ decision }: Situation, id: OptionId): boolean =>
  COMMON.includes(id) || WORDS[decision.ask]?.includes(id) === true;

function wordOption(s: Situation, id: OptionId): ExplainedOption {
  const { ask } = s.decision;
  const args = ARGS[`${ask}.${id}`];
  const key = COMMON.includes(id) && args === undefined ? `option.${id}` : `option.${ask}.${id}`;
  return { text: { key, args: args?.(s) ?? {} }, refs: refsOfWord(s, id) };
}

/** Words that say what will become of something. */
const ARGS: { readonly [word: string]: (s: Situation) => Text['args'] } = {
  'settlement-next.give-gear': onlyGift,
  'late-gifts.give-gear': onlyGift,
  'choose-return.decline': keptGift,
  'take-treasure.gear-deck': unseenFate,
  'claim-fortune-or-discard.claim': legendaryFate,
  'resolve-or-bottom.resolve': drawnKind,
  'resolve-or-bottom.bottom': drawnKind,
};

function refsOfWord({ b }: Situation, id: OptionId): string[] {
  return (id === 'travel' || id === 'stay') && b.location !== null ? [b.location.card] : [];
}

/** A number means something different under every question: tokens, wounds, successes. */
function amountOption(s: Situation, id: OptionId): ExplainedOption {
  const share = shareAsked(s).id || (s.b.action?.card ?? '');
  const text: Text = { key: `option.${s.decision.ask}`, args: { count: Number(id) } };
  return { text, refs: share === '' ? [] : [share] };
}
