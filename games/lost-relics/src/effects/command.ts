import { z } from 'zod';
import type { LrBoard } from '../board.js';
import { actionAt } from '../content/library.js';
import { amount, heroSelector } from '../content/selectors.js';
import { isLegal, printedActions } from '../legal.js';
import { type Ctx, performAction } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
import { ACTION_KINDS, type ActionKey, type HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, heroWords } from '../text/en/people.js';
import { amountOf, heroChoice } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  /** Who makes the actions: Taros for Luxa, or somebody who acts once more. */
  hero: heroSelector,
  actions: amount,
  kinds: z.array(z.enum(ACTION_KINDS)).optional(),
});
type Params = z.infer<typeof schema>;

/** Without a die, so the commanding action says whether they are inspired. A command is never commanded. */
function actionsFor(b: LrBoard, id: HeroId, { kinds }: Params, { inspired }: Ctx): ActionKey[] {
  const hero = heroOf(b, id);
  return printedActions(hero).filter((key) => {
    const { kind } = actionAt(key);
    const meant = kinds === undefined ? kind !== 'special' : kinds.includes(kind);
    return meant && isLegal(b, hero, key, inspired);
  });
}

const actors = (b: LrBoard, params: Params, ctx: Ctx): HeroId[] =>
  heroChoice(b, params.hero, ctx).ids.filter(
    (id): id is HeroId => actionsFor(b, id as HeroId, params, ctx).length > 0,
  );

const resolve = effectProcedure<{ actor: HeroId; made: number }>('command')
  .step('who', ['LR-ACT-08'], (g, v) => {
    const ids = actors(g.board, paramsOf<Params>(v.node), v);
    if (ids.length === 0) return g.end(undefined);
    return v.you === null
      ? g.pass(ids[0] as HeroId)
      : g.one(playerOf(g.board, v.you), 'choose-commanded', ids);
  })
  .step('begin', 'LR-ACT-08', (_, v, actor) => {
    v.actor = actor;
    v.made = 0;
  })
  .step('choose', ['LR-ACT-08', 'LR-REA-11'], (g, v) => {
    const params = paramsOf<Params>(v.node);
    const actor = v.actor as HeroId;
    const made = v.made ?? 0;
    if (made >= amountOf(g.board, params.actions, v)) return g.end(undefined);
    const actions = actionsFor(g.board, actor, params, v);
    const player = playerOf(g.board, actor);
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

export const commandEffect = effect<Params>({
  verb: 'command',
  schema,
  possible: (b, params, ctx) => actors(b, params, ctx).length > 0,
  words: {
    en: ({ hero, actions, kinds }, about) => {
      const one = `${kinds === undefined ? '' : `${kinds.join(' or ')} `}action`;
      return does(heroWords(hero, about), CAN_MAKE, amountWords(actions, { one, many: `${one}s` }, about));
    },
    de: ({ hero, actions, kinds }, about) => {
      const made = de.amountWords(actions, de.actionNoun(kinds ?? []), about);
      return de.does(de.heroWords(hero, about), de.VERBS.dürfen, `${made} ausführen`);
    },
  },
  procedure: resolve,
});
