import { DECLINE, type ExplainedOption, type OptionId, varsIn } from '@questhall/engine';
import { areaOf, crowdIn, isFull } from '../areas.js';
import type { LrAsk } from '../asks.js';
import { layoutOf, treasureCard } from '../content/library.js';
import { cardText } from '../effects/card-text.js';
import type { ChooseParams } from '../effects/choose.js';
import { isInspired } from '../legal.js';
import { dieOf, isTurned } from '../legal-dice.js';
import { gainTreasure, makeAction } from '../procs.js';
import { isHeroId, maybeHostile, maybeThing } from '../queries.js';
import { chain } from '../rules/chains.js';
import {
  abilityOption,
  actionOption,
  detail,
  doorOption,
  thingOption,
  treasureOption,
} from './card-options.js';
import { heroOption, hostileOption } from './figure-options.js';
import { say } from './say.js';
import { called, type Situation, sourceOf } from './situation.js';

type Option = ExplainedOption;
const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What an option means and points at. */
export function explainOption(s: Situation, id: OptionId): Option {
  const own = byAsk[s.ask]?.(s, id);
  if (own !== undefined) return own;
  if (id === DECLINE) return { refs: [], ...say(DECLINES[s.ask] ?? 'decline') };
  if (s.decision.form === 'yes-no') return { refs: [], ...say(id) };
  return tableOption(s, id);
}

const DECLINES: { readonly [ask in LrAsk]?: string } = {
  'choose-step': 'stop',
  'choose-change': 'plain-move',
  'join-chain': 'no-link',
  'choose-commanded-action': 'enough',
};

/** Options that are words of one question. */
const byAsk: { readonly [ask in LrAsk]?: (s: Situation, id: OptionId) => Option | undefined } = {
  'choose-action': (s, id) =>
    id === DECLINE ? { refs: [], ...say('end-turn', { dice: s.hero?.dice.length ?? 0 }) } : undefined,
  'choose-die': dieOption,
  'choose-value': dieOption,
  'choose-die-to-change': (_, id) => ({ refs: [], ...say('named', { name: id }) }),
  'choose-change': (_, id) => (id === DECLINE ? undefined : { refs: [], ...say(`change.${id}`) }),
  'choose-step': (s, id) => {
    if (id === DECLINE || !isFull(s, id)) return undefined;
    return { refs: [id], ...say('area-barge', { toArea: s.words.names.toArea(called(s, id)) }) };
  },
  'choose-receiver': (s, id) => {
    const { hero, card } = varsIn(s.state.stack, gainTreasure) ?? {};
    const keeps = id === hero;
    const details = keeps && card ? [detail(cardText(treasureCard(s, card), s.words))] : [];
    return { refs: [id], ...say(keeps ? 'keep' : 'give', { hero: called(s, id) }), details };
  },
  'retry-or-stop': (_, id) => ({ refs: [], ...say(id === 'stop' ? 'stop-campaign' : 'retry') }),
  'choose-option': (s, id) => {
    const { options = [] } = (s.asked.line?.params ?? {}) as Partial<ChooseParams>;
    const name = options.find((one) => one.id === id)?.name ?? id;
    return { refs: [], ...say('named', { name: s.words.printed.phrase(sourceOf(s), name) }) };
  },
};

function dieOption(s: Situation, id: OptionId): Option {
  const value = dieOf(id);
  if (isTurned(id)) return { refs: [], ...say('die-turned', { value }) };
  const chain = value === 1 && mayChain(s);
  const action = varsIn(s.state.stack, makeAction)?.action;
  const inspired = action !== undefined && isInspired(s, action, value);
  const key = s.decision.ask === 'choose-value' ? 'value' : 'die';
  return { refs: [], ...say(key, { value, inspired: yes(inspired), chain: yes(chain) }) };
}

/** Only in the hero's own turn may a 1 start a chain. */
const mayChain = (s: Situation): boolean => varsIn(s.state.stack, chain) === undefined;

/** Options that are things of the table. */
export function tableOption(s: Situation, id: OptionId): Option {
  if (isHeroId(id)) return heroOption(s, id);
  if (maybeHostile(s, id) !== undefined) return hostileOption(s, id);
  if (s.box.actions[id] !== undefined) return actionOption(s, id);
  if (id.includes('|')) return abilityOption(s, id);
  if (layoutOf(s).byId[id] !== undefined) return areaOption(s, id);
  if (s.board.doors.some((door) => door.id === id)) return doorOption(s, id);
  if (maybeThing(s, id) !== undefined) return thingOption(s, id);
  if (s.box.records[id]?.kind === 'treasure') return treasureOption(s, id);
  return { refs: [], ...say('named', { name: called(s, id) }) };
}

function areaOption(s: Situation, id: OptionId): Option {
  const { limit, haven } = areaOf(s, id);
  const args = { area: called(s, id), count: crowdIn(s, id), limit, haven: yes(haven) };
  return { refs: [id], ...say('area', args) };
}
