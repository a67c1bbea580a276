import { DECLINE, type ExplainedOption, type OptionId, type Text } from '@questhall/engine';
import type { AcgAsk } from '../asks.js';
import { lookedAt } from '../effects/look.js';
import { maybeEnemy } from '../queries.js';
import { isHeroId } from '../terms.js';
import { detailsOf } from './details.js';
import { drawnKind, keptGift, legendaryFate, onlyGift, unseenFate } from './gear-fate.js';
import { actionOption, cardOption, conditionOption, gearOption } from './option-cards.js';
import { abilityOption, alternativeOption, dieOption } from './option-effects.js';
import { enemyOption, fallenOption, heroOption } from './option-people.js';
import { shareAsked } from './question-args.js';
import { say } from './say.js';
import type { Situation } from './situation.js';

type Kind = { readonly fits: (s: Situation, id: OptionId) => boolean; readonly make: Maker };
type Maker = (s: Situation, id: OptionId) => ExplainedOption;

/** What an option means, by what kind of thing it names. The first kind that fits is the one. */
const thingKinds: readonly Kind[] = [
  { fits: (s, id) => isWord(s, id), make: wordOption },
  { fits: (_, id) => isHeroId(id), make: (s, id) => heroOption(s, id) },
  { fits: (s, id) => maybeEnemy(s, id) !== undefined, make: enemyOption },
  { fits: (_, id) => id.includes('|'), make: abilityOption },
  { fits: (_, id) => /^option-\d+$/.test(id), make: alternativeOption },
  { fits: (_, id) => /^die-\d+$/.test(id), make: dieOption },
  { fits: (s, id) => s.board.fallen[id] !== undefined, make: fallenOption },
  { fits: (s, id) => kindOf(s, id) === 'action', make: actionOption },
  { fits: (s, id) => kindOf(s, id) === 'gear' || kindOf(s, id) === 'legendary-gear', make: gearOption },
  { fits: (s, id) => kindOf(s, id) === 'condition', make: conditionOption },
];

const kindOf = ({ box }: Situation, id: OptionId): string | undefined => box.cards[id]?.kind;

/** As it is called, without what one may read about it. */
export function optionAt(s: Situation, id: OptionId): ExplainedOption {
  const kind = thingKinds.find(({ fits }) => fits(s, id));
  return kind === undefined ? cardOption(s, id) : kind.make(s, id);
}

export function explainOption(s: Situation, option: OptionId): ExplainedOption {
  const id = lookedAt(s.board, option) ?? option;
  const made = s.decision.form === 'amount' ? amountOption(s, id) : optionAt(s, id);
  const details = detailsOf(s, id);
  return details.length === 0 ? made : { ...made, details };
}

/** Words that are the same for everyone, and words that mean something only under one question. */
const COMMON: readonly OptionId[] = ['yes', 'no', DECLINE];
const WORDS: { readonly [ask in AcgAsk]?: readonly OptionId[] } = {
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
  const key = COMMON.includes(id) && args === undefined ? id : `${ask}.${id}`;
  return { ...say(key, args?.(s)), refs: refsOfWord(s, id) };
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

function refsOfWord({ board: { location } }: Situation, id: OptionId): string[] {
  return (id === 'travel' || id === 'stay') && location !== null ? [location.card] : [];
}

/** A number means something different under every question: tokens, wounds, successes. */
function amountOption(s: Situation, id: OptionId): ExplainedOption {
  const share = shareAsked(s).id || (s.board.action?.card ?? '');
  return { ...say(s.decision.ask, { count: Number(id) }), refs: share === '' ? [] : [share] };
}
