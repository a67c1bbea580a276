import { z } from 'zod';
import { actionAt } from '../content/library.js';
import { amount, heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, type LrPosition, paramsOf } from '../kit.js';
import { isLegal, printedActions } from '../legal.js';
import { type Ctx, performAction } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
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

/** Without a die, so the commanding action says whether they are inspired. A command is never commanded. */
function actionsFor(g: LrPosition, id: HeroId, { kinds }: CommandParams, { inspired }: Ctx): ActionKey[] {
  const hero = heroOf(g, id);
  return printedActions(g, hero).filter((key) => {
    const { kind } = actionAt(g, key);
    const meant = kinds === undefined ? kind !== 'special' : kinds.includes(kind);
    return meant && isLegal(g, hero, key, inspired);
  });
}

const actors = (g: LrPosition, params: CommandParams, ctx: Ctx): HeroId[] =>
  heroChoice(g, params.hero, ctx).ids.filter(
    (id): id is HeroId => actionsFor(g, id as HeroId, params, ctx).length > 0,
  );

const resolve = effectProcedure<{ actor: HeroId; made: number }>('command')
  .step('who', ['LR-ACT-08'], (g, v) => {
    const ids = actors(g, paramsOf<CommandParams>(g, v.node), v);
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
    const actions = actionsFor(g, actor, params, v);
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
  possible: (g, params, ctx) => actors(g, params, ctx).length > 0,
  words: ({ hero, actions, kinds }, about) => {
    const one = `${kinds === undefined ? '' : `${kinds.join(' or ')} `}action`;
    return does(heroWords(hero, about), CAN_MAKE, amountWords(actions, { one, many: `${one}s` }, about));
  },
  procedure: resolve,
});
