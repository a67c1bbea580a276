import { DECLINE, type ExplainedOption, type OptionId, type Text } from '@questhall/engine';
import { areaOf, crowdIn, isFull } from '../areas.js';
import { layoutOf, treasureCard } from '../content/library.js';
import { cardText } from '../effects/card-text.js';
import { dieOf, isInspired, isTurned } from '../legal.js';
import { isHeroId, maybeHostile, maybeThing } from '../queries.js';
import {
  abilityOption,
  actionOption,
  detail,
  doorOption,
  thingOption,
  treasureOption,
} from './card-options.js';
import { heroOption, hostileOption } from './figure-options.js';
import { called, heroAsked, lineAsked, type Situation, sourceOf, word } from './situation.js';

type Option = ExplainedOption;
const text = (key: string, args: Text['args'] = {}): Text => ({ key: `option.${key}`, args });
const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What an option means and points at. */
export function explainOption(s: Situation, id: OptionId): Option {
  const own = byAsk[s.decision.ask]?.(s, id);
  if (own !== undefined) return own;
  if (id === DECLINE) return { refs: [], text: text(DECLINES[s.decision.ask] ?? 'decline') };
  if (s.decision.form === 'yes-no') return { refs: [], text: text(id) };
  return tableOption(s, id);
}

const DECLINES: { readonly [ask: string]: string } = {
  'choose-step': 'stop',
  'choose-change': 'plain-move',
  'join-chain': 'no-link',
  'choose-commanded-action': 'enough',
};

/** Options that are words of one question. */
const byAsk: { readonly [ask: string]: (s: Situation, id: OptionId) => Option | undefined } = {
  'choose-action': (s, id) =>
    id === DECLINE ? { refs: [], text: text('end-turn', { dice: heroAsked(s).dice.length }) } : undefined,
  'choose-die': dieOption,
  'choose-value': dieOption,
  'choose-die-to-change': (_, id) => ({ refs: [], text: text('named', { name: id }) }),
  'choose-change': (_, id) => (id === DECLINE ? undefined : { refs: [], text: text(`change.${id}`) }),
  'choose-step': (s, id) => {
    if (id === DECLINE || !isFull(s, id)) return undefined;
    return { refs: [id], text: text('area-barge', { toArea: s.words.names.toArea(called(s, id)) }) };
  },
  'choose-receiver': (s, id) => {
    const keeps = id === word(s, 'hero');
    const details = keeps ? [detail(cardText(treasureCard(s, word(s, 'card')), s.words))] : [];
    return { refs: [id], text: text(keeps ? 'keep' : 'give', { hero: called(s, id) }), details };
  },
  'retry-or-stop': (_, id) => ({ refs: [], text: text(id === 'stop' ? 'stop-campaign' : 'retry') }),
  'choose-option': (s, id) => {
    const { options = [] } = (lineAsked(s)?.params ?? {}) as { options?: { id: string; name: string }[] };
    const name = options.find((one) => one.id === id)?.name ?? id;
    return { refs: [], text: text('named', { name: s.words.printed.phrase(sourceOf(s), name) }) };
  },
};

function dieOption(s: Situation, id: OptionId): Option {
  const value = dieOf(id);
  if (isTurned(id)) return { refs: [], text: text('die-turned', { value }) };
  const chain = value === 1 && mayChain(s);
  const inspired = isInspired(s, word(s, 'action'), value);
  const key = s.decision.ask === 'choose-value' ? 'value' : 'die';
  return { refs: [], text: text(key, { value, inspired: yes(inspired), chain: yes(chain) }) };
}

/** Only in the hero's own turn may a 1 start a chain. */
const mayChain = (s: Situation): boolean => !s.frames.some(({ proc }) => proc === 'lr.chain');

/** Options that are things of the table. */
function tableOption(s: Situation, id: OptionId): Option {
  if (isHeroId(id)) return heroOption(s, id);
  if (maybeHostile(s, id) !== undefined) return hostileOption(s, id);
  if (s.box.actions[id] !== undefined) return actionOption(s, id);
  if (id.includes('|')) return abilityOption(s, id);
  if (layoutOf(s).byId[id] !== undefined) return areaOption(s, id);
  if (s.board.doors.some((door) => door.id === id)) return doorOption(s, id);
  if (maybeThing(s, id) !== undefined) return thingOption(s, id);
  if (s.box.records[id]?.kind === 'treasure') return treasureOption(s, id);
  return { refs: [], text: text('named', { name: called(s, id) }) };
}

export function areaOption(s: Situation, id: OptionId): Option {
  const { limit, haven } = areaOf(s, id);
  const args = { area: called(s, id), count: crowdIn(s, id), limit, haven: yes(haven) };
  return { refs: [id], text: text('area', args) };
}
