import { allowed } from '@questhall/engine';
import { z } from 'zod';
import type { Hero } from '../board.js';
import { actionAt } from '../content/library.js';
import { amount, heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, type LrPosition, paramsOf } from '../kit.js';
import { judgeAction, printedActions } from '../legal.js';
import { type Ctx, type EffectVars, performAction } from '../procs.js';
import { heroOf, isHeroId, playerOf } from '../queries.js';
import { type LrChoice, type LrVerdict, NO_ACTION, NOT_COMMANDED, OUT_OF_ACTION } from '../refusals.js';
import { ACTION_KINDS, type ActionKey, type HeroId } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, heroWords } from '../text/en/people.js';
import { amountOf, heroChoice } from './choosing.js';

const schema = z.strictObject({
  /** Who makes the actions: Taros for Luxa, or somebody who acts once more. */
  hero: heroSelector,
  actions: amount,
  kinds: z.array(z.enum(ACTION_KINDS)).optional(),
});
export type CommandParams = z.infer<typeof schema>;

type Commanding = EffectVars & { actor?: HeroId; made?: number };

/** Without a die, so the commanding action says whether they are inspired. A command is never commanded. */
function judgeCommanded(
  g: LrPosition,
  hero: Hero,
  { kinds }: CommandParams,
  key: ActionKey,
  { inspired }: Ctx,
): LrVerdict {
  const { kind } = actionAt(g, key);
  const meant = kinds === undefined ? kind !== 'special' : kinds.includes(kind);
  return meant ? judgeAction(g, hero, key, inspired) : NOT_COMMANDED;
}

export const commandedActions: LrChoice<Commanding, ActionKey> = {
  candidates: (g, v) => (v.actor === undefined ? [] : printedActions(g, heroOf(g, v.actor))),
  judge: (g, v, key) =>
    v.actor === undefined
      ? NO_ACTION
      : judgeCommanded(g, heroOf(g, v.actor), paramsOf<CommandParams>(g, v.node), key, v),
};

function judgeActor(g: LrPosition, id: HeroId, params: CommandParams, ctx: Ctx): LrVerdict {
  const hero = heroOf(g, id);
  if (hero.area === null) return OUT_OF_ACTION;
  for (const key of printedActions(g, hero)) {
    if (judgeCommanded(g, hero, params, key, ctx) === true) return true;
  }
  return NO_ACTION;
}

/** Who could follow the command. */
export const actors: LrChoice<Commanding, HeroId> = {
  candidates: (g, v) => heroChoice(g, paramsOf<CommandParams>(g, v.node).hero, v).ids.filter(isHeroId),
  judge: (g, v, id) => judgeActor(g, id, paramsOf<CommandParams>(g, v.node), v),
};

export const command = effectProcedure<{ actor: HeroId; made: number }>('command')
  .step('who', ['LR-ACT-08'], (g, v) => {
    const ids = allowed(actors, g, v);
    if (ids.length === 0) return g.end(undefined);
    return v.you === null ? g.pass(ids[0] as HeroId) : g.one(playerOf(g, v.you), 'choose-commanded', ids);
  })
  .step('begin', 'LR-ACT-08', (_, v, actor) => {
    v.actor = actor;
    v.made = 0;
  })
  .step('choose', ['LR-ACT-08', 'LR-REA-11'], (g, v) => {
    const params = paramsOf<CommandParams>(g, v.node);
    const actor = v.actor as HeroId;
    const made = v.made ?? 0;
    if (made >= amountOf(g, params.actions, v)) return g.end(undefined);
    const actions = allowed(commandedActions, g, v);
    const player = playerOf(g, actor);
    if (made === 0) return g.one(player, 'choose-commanded-action', actions);
    return g.maybe(player, 'choose-commanded-action', actions);
  })
  .step('act', ['LR-ACT-08', 'LR-REA-11'], (g, v, action) => {
    if (action === null) return g.end(undefined);
    v.made = (v.made ?? 0) + 1;
    return g.call(performAction, { hero: v.actor as HeroId, action, inspired: v.inspired });
  })
  .step('next', 'LR-REA-11', (g) => g.goto('choose'));

const CAN_MAKE = verb('can make', 'can make');

export const commandEffect = effect<CommandParams>({
  verb: 'command',
  schema,
  possible: (g, params, ctx) =>
    heroChoice(g, params.hero, ctx).ids.some((id) => judgeActor(g, id as HeroId, params, ctx) === true),
  words: ({ hero, actions, kinds }, about) => {
    const one = `${kinds === undefined ? '' : `${kinds.join(' or ')} `}action`;
    return does(heroWords(hero, about), CAN_MAKE, amountWords(actions, { one, many: `${one}s` }, about));
  },
  procedure: command,
});
