import { type Barred, type Text, varsIn } from '@questhall/engine';
import { areaOf, crowdIn, visibleTo } from '../areas.js';
import { actionAt, adventureSheet, treasureCard } from '../content/library.js';
import type { Predicate } from '../content/selectors.js';
import { makeAction } from '../procs.js';
import { isHeroId, maybeThing, thingCard } from '../queries.js';
import type { Reason } from '../refusals.js';
import { chain } from '../rules/chains.js';
import { tableOption } from './options.js';
import { called, cardCalled, type Situation } from './situation.js';

type Args = Text['args'];

/** What is not possible now, each with the rule that bars it. The verdicts are those of the rules themselves. */
export function barredAt(s: Situation): Barred[] {
  const { option = tableOption } = s.asked;
  return s.asked.refused(s).map(({ id, refusal: { why, rules } }) => {
    const { name, refs } = option(s, id);
    const args = names[why]?.(s, id) ?? {};
    return { name, refs, rules: [...rules], because: { key: `barred.${why}`, args } };
  });
}

/** The hero who is thought of, or else the one who is asked. */
function hero(s: Situation, id: string): Args {
  const who = isHeroId(id) ? id : s.hero?.id;
  return { hero: who === undefined ? '' : called(s, who) };
}

/** The value that the next link of the chain has to show. */
function link(s: Situation): Args {
  const { value } = varsIn(s.state.stack, chain) ?? {};
  return { value: value === undefined ? '' : value + 1 };
}

/** What the sentence of a reason names; those that are not here name nothing. */
const names: { readonly [why in Reason]?: (s: Situation, id: string) => Args } = {
  'out-of-action': hero,
  'no-dice': hero,
  'no-such-die': (s, id) => ({ ...hero(s, id), ...link(s) }),
  'nothing-to-do': (s, id) => ({ ...hero(s, id), ...link(s) }),
  'not-the-link': link,
  'not-your-card': (s, id) => ({ owner: cardCalled(s, treasureCard(s, id).hero ?? '') }),
  'needs-inspired': (s, id) => ({ number: inspiredNumber(s, actionIn(s, id)) }),
  condition: (s, id) => ({ only: s.words.cards.only(conditionOf(s, id), 'hero') }),
  'no-destiny': hero,
  'cannot-pay': hero,
  'no-action': hero,
  'engaged-move': hero,
  full: (s, id) => ({ count: crowdIn(s, id), limit: areaOf(s, id).limit }),
  'no-melee-target': hero,
  'no-ranged-target': hero,
  'out-of-melee': hero,
  'no-rest': (s) => ({ hostile: s.hero ? called(s, visibleTo(s, s.hero)[0]?.id ?? '') : '' }),
  'engaged-interact': hero,
  'nothing-there': hero,
  'nothing-usable': hero,
  'out-of-reach': hero,
  'not-for-hero': (s, id) => ({
    ...hero(s, id),
    others: s.words.list((thingCard(s, id).hero ?? []).map((one) => called(s, one))),
  }),
  'out-of-its-melee': hero,
  'out-of-its-sight': hero,
  'not-beside-it': hero,
};

/** The action that is thought of, or that the die would pay for. */
const actionIn = (s: Situation, id: string): string =>
  s.box.actions[id] === undefined ? (varsIn(s.state.stack, makeAction)?.action ?? '') : id;

function inspiredNumber(s: Situation, key: string): number {
  const action = actionAt(s, key);
  return 'inspired' in action ? (action.inspired ?? 0) : 0;
}

/** What an action, an object or a door waits for. */
function conditionOf(s: Situation, id: string): Predicate {
  if (maybeThing(s, id) !== undefined) return thingCard(s, id).if ?? {};
  const door = adventureSheet(s, s.board.adventure).doors.find((one) => one.id === id);
  if (door !== undefined) return door.if ?? {};
  const action = actionAt(s, actionIn(s, id));
  return action.kind === 'special' ? (action.if ?? {}) : {};
}
