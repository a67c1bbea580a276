import type { Hero } from './board.js';
import { carries } from './carries.js';
import { actionAt } from './content/library.js';
import type { Action } from './content/schema.js';
import type { CommandParams } from './effects/command.js';
import type { LrPosition } from './kit.js';
import { judgeMove } from './legal-moving.js';
import { judgeAttack, judgeInteract, judgeRest } from './legal-reach.js';
import { holds } from './predicates.js';
import { type Ctx, nobody } from './procs.js';
import { couldHappen, judgeCost } from './program.js';
import { canUse, heroOf } from './queries.js';
import {
  COMPANION_OUT,
  CONDITION,
  type LrRefusal,
  type LrVerdict,
  NEEDS_INSPIRED,
  NO_EFFECT,
  NOBODY_FOLLOWS,
  OUT_OF_ACTION,
} from './refusals.js';
import { type ActionKey, COMPANION } from './terms.js';

/** What a hero may do now. Nothing here changes anything; with which die is said in `legal-dice.ts`. */

/** The actions printed on the side of the card that is up, and on treasure that the hero holds and can use. */
export const printedActions = carries(
  ['LR-ACT-01', 'LR-TRE-05', 'LR-DMH-07'],
  'legal.printedActions',
  (g: LrPosition, hero: Hero): ActionKey[] => {
    const { actionsOn } = g.box;
    const out = [...(actionsOn[`${hero.id}/${hero.wounded ? 'wounded' : 'unwounded'}`] ?? [])];
    for (const card of hero.treasure) if (canUse(g, hero, card)) out.push(...(actionsOn[card] ?? []));
    return out;
  },
);

/** The card an action is printed on. */
export const cardOfAction = (key: ActionKey): string => key.slice(0, key.indexOf('/'));

/** A die at least as high as the inspired number inspires, without being asked. */
export const isInspired = carries(
  ['LR-ACT-05', 'LR-ACT-06'],
  'legal.isInspired',
  (g: LrPosition, key: ActionKey, die: number): boolean => {
    const { inspired } = { inspired: undefined, ...actionAt(g, key) };
    return inspired !== undefined && die >= inspired;
  },
);

/** Can this action be made at all, normal or inspired? The value of the die bars nothing by itself. */
export const judgeAction = carries(
  ['LR-ACT-04', 'LR-ACT-09', 'LR-BRD-12'],
  'legal.judgeAction',
  (g: LrPosition, hero: Hero, key: ActionKey, inspired: boolean): LrVerdict => {
    if (hero.area === null) return OUT_OF_ACTION;
    const action = actionAt(g, key);
    switch (action.kind) {
      case 'move':
        return judgeMove(g, hero, inspired);
      case 'rest':
        return judgeRest(g, hero);
      case 'interact':
        return judgeInteract(g, hero);
      case 'attack':
        return judgeAttack(g, hero, action.range);
      case 'special':
        return judgeSpecial(g, key, action, { ...nobody, you: hero.id, self: cardOfAction(key), inspired });
    }
  },
);

type Special = Extract<Action, { kind: 'special' }>;

/** Its condition holds, its cost can be paid, and something would come of it. */
function judgeSpecial(g: LrPosition, key: ActionKey, action: Special, ctx: Ctx): LrVerdict {
  if (action.if !== undefined && !holds(g, action.if, ctx)) return whyCondition(g, key, action, ctx);
  const paid = action.cost === undefined ? true : judgeCost(g, action.cost, ctx);
  if (paid !== true) return paid;
  return couldHappen(g, key, ctx) ? true : whyNothing(g, key, action, ctx);
}

/** A higher die is no help where the action is not possible with it either. */
function whyCondition(g: LrPosition, key: ActionKey, action: Special, ctx: Ctx): LrRefusal {
  if (ctx.inspired || action.inspired === undefined) return CONDITION;
  const better = judgeSpecial(g, key, action, { ...ctx, inspired: true });
  return better === true ? NEEDS_INSPIRED : better;
}

function whyNothing(g: LrPosition, key: ActionKey, action: Special, ctx: Ctx): LrRefusal {
  if (!ctx.inspired && action.inspired !== undefined && couldHappen(g, key, { ...ctx, inspired: true }))
    return NEEDS_INSPIRED;
  const lines = g.box.programs[key] ?? [];
  if (lines.length === 0 || lines.some(({ verb }) => verb.name !== 'command')) return NO_EFFECT;
  const taros = lines.every(({ params }) => (params as CommandParams).hero === COMMANDS_TAROS);
  return taros && heroOf(g, COMPANION).area === null ? COMPANION_OUT : NOBODY_FOLLOWS;
}

const COMMANDS_TAROS: CommandParams['hero'] = 'companion';
