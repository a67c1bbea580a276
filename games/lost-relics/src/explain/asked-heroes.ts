import type { ExplainedOption, Text } from '@questhall/engine';
import { actors, command, commandedActions } from '../effects/command.js';
import { dice, dieOf, isTurned, linkActions, links, turnActions, values } from '../legal-dice.js';
import { changes, shiftAreas, shiftedFigures, steps } from '../legal-moving.js';
import { interactions, targets } from '../legal-reach.js';
import { heroAttack } from '../procs.js';
import { isHeroId } from '../queries.js';
import { making } from '../rules/actions.js';
import { strike } from '../rules/attack.js';
import { chain } from '../rules/chains.js';
import { interact } from '../rules/interact.js';
import { barge, moving, stepping } from '../rules/moving.js';
import { turn } from '../rules/turn.js';
import type { ActionKey, HeroId } from '../terms.js';
import { asking, judged, judgedFor } from './asking.js';
import { heroBlow } from './blows.js';
import { say } from './say.js';
import { called, cardCalled, type Situation } from './situation.js';

type OfHero = { hero: HeroId };
const hero = (_: unknown, v: OfHero): HeroId => v.hero;
const mover = (v: OfHero): HeroId => v.hero;
const action = (s: Situation, v: { action: ActionKey }): Text['args'] => ({
  action: cardCalled(s, v.action),
});
const next = (v: { value: number }): number => v.value + 1;
const value = (_: Situation, v: { value: number }): Text['args'] => ({ value: next(v) });
/** Whose link was the last one. */
const linker = (_: unknown, v: { starter: HeroId; hero?: HeroId }): HeroId => v.hero ?? v.starter;

const plain = (key: string, args: Text['args'] = {}): ExplainedOption => ({
  refs: [],
  ...say(key, args),
});
const dieOption = (_: Situation, id: string): ExplainedOption =>
  isTurned(id) ? plain('die-turned', { value: dieOf(id) }) : plain('named', { name: id });

function diceArgs(s: Situation): Text['args'] {
  const all = s.hero?.dice ?? [];
  return { count: all.length, dice: s.words.list(all.toSorted((a, b) => a - b).map(String)) };
}

/** What heroes are asked in turns, chains and moves. */
export const ofHeroes = {
  'choose-action': asking(turn, { hero, args: diceArgs, choice: judged(turnActions) }),
  'choose-die': asking(making, { hero, args: action, choice: judged(dice), option: dieOption }),
  'choose-value': asking(making, { hero, args: action, choice: judged(values), option: dieOption }),
  'choose-change': asking(moving, {
    hero,
    choice: judged(changes),
    option: (_, id) => plain(`change.${id}`),
  }),
  'choose-step': [
    asking(moving, { hero, mover, choice: judged(steps) }),
    asking(stepping, { hero, mover, choice: judgedFor(steps, (v) => ({ hero: v.hero })) }),
  ],
  'choose-shifted': asking(barge, {
    hero,
    args: (s, v) => ({ fromArea: s.words.names.fromArea(called(s, v.area)) }),
    choice: judged(shiftedFigures),
  }),
  'choose-target': asking(heroAttack, { hero, args: action, blow: heroBlow, choice: judged(targets) }),
  'order-targets': asking(strike, {
    hero: (_, v) => (isHeroId(v.attacker) ? v.attacker : undefined),
    blow: (_, v) => ({ count: v.damage, attacker: v.attacker, area: false }),
  }),
  'choose-interaction': asking(interact, { hero, choice: judged(interactions) }),
  'choose-commanded': asking(command, { hero: (_, v) => v.you, choice: judged(actors) }),
  'choose-commanded-action': asking(command, { hero: (_, v) => v.actor, choice: judged(commandedActions) }),
  'start-chain': asking(chain, { hero: (_, v) => v.starter }),
  'join-chain': asking(chain, {
    hero: linker,
    args: value,
    choice: judgedFor(links, (v, s) => ({ value: next(v), seat: s.decision.by })),
  }),
  'choose-link': asking(chain, { hero: linker }),
  'choose-link-action': asking(chain, {
    hero: linker,
    args: value,
    choice: judgedFor(linkActions, (v) => ({ hero: linker(v, v), value: next(v) })),
  }),
} as const;

/** Where somebody who is barged away goes. */
export const shiftedByHero = asking(barge, {
  hero,
  mover: (v) => v.figure,
  args: (s, v) => ({ figure: called(s, v.figure ?? '') }),
  choice: judged(shiftAreas),
});
