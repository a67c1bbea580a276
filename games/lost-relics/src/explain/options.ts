import { DECLINE, type ExplainedOption, type OptionId, type Text } from '@questhall/engine';
import { areaOf, crowdIn, isFull } from '../areas.js';
import { layoutOf } from '../content/layout.js';
import { actionAt, library, treasureCard } from '../content/library.js';
import { abilityWords, actionWords, cardText } from '../effects/line-words.js';
import { partsOf } from '../in-play.js';
import { dieOf, isInspired, isTurned } from '../legal.js';
import { cardName } from '../names.js';
import {
  cardOfHostile,
  heroOf,
  isHeroId,
  isLeader,
  maybeHostile,
  maybeThing,
  resilienceOf,
} from '../queries.js';
import { called, heroAsked, lineAsked, type Situation, word } from './situation.js';

type Option = ExplainedOption;
const text = (key: string, args: Text['args'] = {}): Text => ({ key: `option.${key}`, args });
const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What an option means and points at. */
export function explainOption(s: Situation, id: OptionId): Option {
  const own = byAsk[s.decision.ask]?.(s, id);
  if (own !== undefined) return own;
  if (id === DECLINE) return { refs: [], text: text(DECLINES[s.decision.ask] ?? 'decline') };
  if (s.decision.form === 'yes-no') return { refs: [], text: text(id) };
  return thingOption(s, id);
}

const DECLINES: { readonly [ask: string]: string } = {
  'choose-action': 'end-turn',
  'choose-step': 'stop',
  'choose-change': 'plain-move',
  'join-chain': 'no-link',
  'choose-commanded-action': 'enough',
};

/** Options that are words of one question. */
const byAsk: { readonly [ask: string]: (s: Situation, id: OptionId) => Option | undefined } = {
  'choose-die': dieOption,
  'choose-value': dieOption,
  'choose-die-to-change': (_, id) => ({ refs: [], text: text('named', { name: id }) }),
  'choose-change': (_, id) => (id === DECLINE ? undefined : { refs: [], text: text(`change.${id}`) }),
  'choose-step': (s, id) => {
    if (id === DECLINE || !isFull(s.b, id)) return undefined;
    return { refs: [id], text: text('area-barge', { area: called(s, id) }) };
  },
  'choose-receiver': (s, id) => {
    const keeps = id === word(s, 'hero');
    return { refs: [id], text: text(keeps ? 'keep' : 'give', { hero: called(s, id) }) };
  },
  'retry-or-stop': (_, id) => ({ refs: [], text: text(id === 'stop' ? 'stop-campaign' : 'retry') }),
  'choose-option': (s, id) => {
    const { options = [] } = (lineAsked(s)?.params ?? {}) as { options?: { id: string; name: string }[] };
    return { refs: [], text: text('named', { name: options.find((one) => one.id === id)?.name ?? id }) };
  },
};

function dieOption(s: Situation, id: OptionId): Option {
  const value = dieOf(id);
  if (isTurned(id)) return { refs: [], text: text('die-turned', { value }) };
  const chain = value === 1 && mayChain(s);
  const inspired = isInspired(word(s, 'action'), value);
  const key = s.decision.ask === 'choose-value' ? 'value' : 'die';
  return { refs: [], text: text(key, { value, inspired: yes(inspired), chain: yes(chain) }) };
}

/** Only in the hero's own turn may a 1 start a chain. */
const mayChain = (s: Situation): boolean => !s.frames.some(({ proc }) => proc === 'lr.chain');

/** Options that are things of the table. */
function thingOption(s: Situation, id: OptionId): Option {
  if (isHeroId(id)) return heroOption(s, id);
  if (maybeHostile(s.b, id) !== undefined) return hostileOption(s, id);
  if (library.actions[id] !== undefined) return actionOption(s, id);
  if (id.includes('|')) return abilityOption(id);
  if (layoutOf(s.b.adventure).byId[id] !== undefined) return areaOption(s, id);
  if (s.b.doors.some((door) => door.id === id))
    return { refs: [id], text: text('door', { door: called(s, id) }) };
  if (maybeThing(s.b, id) !== undefined) return { refs: [id], text: text('thing', { thing: called(s, id) }) };
  if (library.records[id]?.kind === 'treasure') {
    return {
      refs: [id],
      text: text('card', { card: cardName(id) }),
      details: [detail(cardText(treasureCard(id)))],
    };
  }
  return { refs: [], text: text('named', { name: called(s, id) }) };
}

const detail = (words: string): Text => ({ key: 'detail.text', args: { text: words.replaceAll('\n', ' ') } });

export function areaOption(s: Situation, id: OptionId): Option {
  const { limit } = areaOf(s.b, id);
  return { refs: [id], text: text('area', { area: called(s, id), count: crowdIn(s.b, id), limit }) };
}

export function heroOption(s: Situation, id: OptionId): Option {
  if (!isHeroId(id)) return { refs: [id], text: text('hero', { hero: called(s, id) }) };
  const hero = heroOf(s.b, id);
  const args = {
    hero: called(s, id),
    damage: hero.damage,
    resilience: resilienceOf(s.b, hero),
    wounded: yes(hero.wounded),
  };
  return { refs: [id], text: text('hero-damage', args) };
}

export function hostileOption(s: Situation, id: OptionId): Option {
  const hostile = maybeHostile(s.b, id);
  if (hostile === undefined) return { refs: [id], text: text('hero', { hero: called(s, id) }) };
  const card = cardOfHostile(hostile);
  const details = [detail(cardText(card))];
  const base = { hostile: called(s, id), area: called(s, hostile.area) };
  if (!isLeader(hostile))
    return { refs: [id], text: text('hostile', { ...base, wounded: yes(hostile.wounded) }), details };
  return {
    refs: [id],
    text: text('leader', { ...base, damage: hostile.damage, resilience: card.resilience ?? 0 }),
    details,
  };
}

export function actionOption(s: Situation, id: OptionId): Option {
  const action = actionAt(id);
  const card = id.slice(0, id.indexOf('/'));
  const details = [detail(actionWords(action))];
  if (card === heroAsked(s).id) return { refs: [id], text: text('action', { action: action.name }), details };
  return {
    refs: [id, card],
    text: text('action-of', { action: action.name, card: cardName(card) }),
    details,
  };
}

function abilityOption(id: OptionId): Option {
  const { entity, key } = partsOf(id);
  const ability = library.abilities[key];
  const card = cardName(key.slice(0, key.indexOf('/')));
  return {
    refs: [entity],
    text: text('ability', { card, text: ability === undefined ? '' : abilityWords(ability) }),
  };
}
