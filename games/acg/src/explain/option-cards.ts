import type { ExplainedOption, Text } from '@questhall/engine';
import type { ActionSlot } from '../board.js';
import { actionCard, gearCard, library } from '../content/library.js';
import type { ActionParams } from '../effects/action.js';
import { cardName, heroName } from '../names.js';
import { gearOf, heroOf, itemOwner, tokenLimit } from '../queries.js';
import { actionFor } from '../rules/setup.js';
import { LIMITS } from '../terms.js';
import { averageOf } from './chances.js';
import { fateOf, fateOfGift, OPEN } from './gear-fate.js';
import { heroAsked, type Situation } from './situation.js';

export function actionOption(s: Situation, id: string): ExplainedOption {
  return { text: actionText(s, id), refs: [id] };
}

/** Name, kind, dice, tokens; the card itself says the rest. */
function actionText(s: Situation, id: string): Text {
  const { type, prepare, hero } = actionCard(id);
  if (s.decision.ask === 'choose-action-to-upgrade') {
    const advanced = cardName(actionFor(hero, type, 'advanced'), s.words);
    return { key: 'option.upgrade', args: { card: cardName(id, s.words), advanced, type } };
  }
  const args = {
    card: cardName(id, s.words),
    type,
    dice: diceOf(id),
    tokens: slotWith(s, id)?.tokens ?? 0,
    prepare: prepare === true ? 'yes' : 'no',
  };
  if (s.decision.ask === 'place-tokens')
    return { key: 'option.action-to-load', args: { ...args, ...roomOn(s) } };
  if (s.decision.ask !== 'choose-action') return { key: 'option.action', args };
  return { key: 'option.action-now', args: { ...args, average: s.words.names.decimal(averageFor(id)) } };
}

/** How many tokens one card of the hero who is asked may hold. */
function roomOn(s: Situation): Text['args'] {
  const hero = heroAsked(s);
  return { limit: hero === null ? LIMITS.tokensOnAction : tokenLimit(heroOf(s.b, hero)) };
}

/** Successes to be expected, with one decimal; what others may add to the roll is not known yet. */
function averageFor(id: string): number {
  const sum = averageOf(diceOf(id)) + (paramsOn(id)?.bonus?.success ?? 0);
  return Math.round(sum * 10) / 10;
}

const slotWith = ({ b }: Situation, id: string): ActionSlot | undefined =>
  b.heroes.flatMap((hero) => hero.actions).find((slot) => slot.card === id);

const diceOf = (id: string): number => paramsOn(id)?.dice ?? 0;

function paramsOn(id: string): ActionParams | undefined {
  const line = library.programs[`${actionCard(id).id}/lines`]?.find(({ verb }) => verb === 'action');
  return line?.params as ActionParams | undefined;
}

export function gearOption(s: Situation, id: string): ExplainedOption {
  return { text: gearText(s, id), refs: [id] };
}

/** A card that would make room for a claimed one reads differently from one that is taken or given. */
const GEAR_KEYS: { readonly [ask: string]: string } = {
  'equip-or-discard': 'option.equip-instead',
  'keep-gear': 'option.gear-kept',
  'take-treasure': 'option.gear-kept',
  'choose-gear-to-claim': 'option.gear-kept',
  'choose-gift': 'option.gift',
  'choose-return': 'option.return',
};

/** What becomes of the card if it is chosen, where that may be a loss. */
function fateAt(s: Situation, id: string): Text['args'] {
  if (s.decision.ask === 'choose-gift') return fateOfGift(s, id);
  const hero = heroAsked(s);
  return hero === null ? OPEN : fateOf(s, heroOf(s.b, hero), id);
}

function gearText(s: Situation, id: string): Text {
  const { b, decision, words } = s;
  const { slot, kind } = gearCard(id);
  const owned = gearOf(b, id);
  const gear = owned?.gear;
  const state = gear?.depleted === true ? 'depleted' : gear?.exhausted === true ? 'exhausted' : 'ready';
  const hero = owned === undefined ? '' : heroName(owned.hero.id, words);
  const legendary = kind === 'legendary-gear' ? 'yes' : 'no';
  const key = GEAR_KEYS[decision.ask] ?? 'option.gear';
  const fate = decision.options.includes(id) ? fateAt(s, id) : OPEN;
  return { key, args: { card: cardName(id, words), slot, state, hero, legendary, ...fate } };
}

export function conditionOption({ b, words }: Situation, id: string): ExplainedOption {
  const owners = b.heroes.filter((hero) => hero.conditions.some((condition) => condition === id));
  return {
    text: { key: 'option.condition', args: { condition: cardName(id, words) } },
    refs: owners.map((hero) => `${id}@${hero.id}`),
  };
}

/** Items, events, locations, enemies in a deck: a card by its name. */
export function cardOption({ b, words }: Situation, id: string): ExplainedOption {
  const owner = itemOwner(b, id);
  return {
    text: { key: 'option.card', args: { card: cardName(id, words) } },
    refs: owner === undefined ? [id] : [id, owner.id],
  };
}
