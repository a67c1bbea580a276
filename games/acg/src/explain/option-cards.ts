import type { ExplainedOption, Text } from '@questhall/engine';
import type { AcgAsk } from '../asks.js';
import type { ActionSlot } from '../board.js';
import { actionCard, gearCard } from '../content/library.js';
import type { ActionParams } from '../effects/action.js';
import { cardName, heroName } from '../names.js';
import { gearOf, heroOf, itemOwner, tokenLimit } from '../queries.js';
import { actionFor } from '../rules/setup.js';
import { LIMITS } from '../terms.js';
import { fateOf, fateOfGift, OPEN } from './gear-fate.js';
import { type Said, say } from './say.js';
import type { Situation } from './situation.js';

export function actionOption(s: Situation, id: string): ExplainedOption {
  return { ...actionWords(s, id), refs: [id] };
}

/** Name, kind, dice, tokens; the card itself says the rest. */
function actionWords(s: Situation, id: string): Said {
  const { type, prepare, hero, level } = actionCard(s, id);
  if (s.decision.ask === 'choose-action-to-upgrade' && level === 'basic') {
    const advanced = cardName(actionFor(s, hero, type, 'advanced'), s.words);
    return say('upgrade', { card: cardName(id, s.words), advanced, type });
  }
  const args = {
    card: cardName(id, s.words),
    type,
    dice: diceOf(s, id),
    tokens: slotWith(s, id)?.tokens ?? 0,
    prepare: prepare === true ? 'yes' : 'no',
  };
  if (s.decision.ask === 'place-tokens') return say('action-to-load', { ...args, ...roomOn(s) });
  return say('action', args);
}

/** How many tokens one card of the hero who is asked may hold. */
function roomOn(s: Situation): Text['args'] {
  const hero = s.asked.hero;
  return { limit: hero === null ? LIMITS.tokensOnAction : tokenLimit(s, heroOf(s, hero)) };
}

const slotWith = ({ board }: Situation, id: string): ActionSlot | undefined =>
  board.heroes.flatMap((hero) => hero.actions).find((slot) => slot.card === id);

const diceOf = (s: Situation, id: string): number => paramsOn(s, id)?.dice ?? 0;

function paramsOn(s: Situation, id: string): ActionParams | undefined {
  const line = s.box.programs[`${actionCard(s, id).id}/lines`]?.find(({ verb }) => verb.name === 'action');
  return line?.params as ActionParams | undefined;
}

export function gearOption(s: Situation, id: string): ExplainedOption {
  return { ...gearWords(s, id), refs: [id] };
}

/** A card that would make room for a claimed one reads differently from one that is taken or given. */
const GEAR_KEYS: { readonly [ask in AcgAsk]?: string } = {
  'equip-or-discard': 'equip-instead',
  'keep-gear': 'gear-kept',
  'take-treasure': 'gear-kept',
  'choose-gear-to-claim': 'gear-kept',
  'choose-gift': 'gift',
  'choose-return': 'return',
};

/** What becomes of the card if it is chosen, where that may be a loss. */
function fateAt(s: Situation, id: string): Text['args'] {
  if (s.decision.ask === 'choose-gift') return fateOfGift(s, id);
  const hero = s.asked.hero;
  return hero === null ? OPEN : fateOf(s, heroOf(s, hero), id);
}

function gearWords(s: Situation, id: string): Said {
  const { decision, words } = s;
  const { slot, kind } = gearCard(s, id);
  const owned = gearOf(s, id);
  const gear = owned?.gear;
  const state = gear?.depleted === true ? 'depleted' : gear?.exhausted === true ? 'exhausted' : 'ready';
  const hero = owned === undefined ? '' : heroName(owned.hero.id, words);
  const legendary = kind === 'legendary-gear' ? 'yes' : 'no';
  const key = GEAR_KEYS[decision.ask] ?? 'gear';
  const fate = decision.options.includes(id) ? fateAt(s, id) : OPEN;
  return say(key, { card: cardName(id, words), slot, state, hero, legendary, ...fate });
}

export function conditionOption({ board, words }: Situation, id: string): ExplainedOption {
  const owners = board.heroes.filter((hero) => hero.conditions.some((condition) => condition === id));
  return {
    ...say('condition', { condition: cardName(id, words) }),
    refs: owners.map((hero) => `${id}@${hero.id}`),
  };
}

/** Items, events, locations, enemies in a deck: a card by its name. */
export function cardOption(s: Situation, id: string): ExplainedOption {
  const owner = itemOwner(s, id);
  return {
    ...say('card', { card: cardName(id, s.words) }),
    refs: owner === undefined ? [id] : [id, owner.id],
  };
}
