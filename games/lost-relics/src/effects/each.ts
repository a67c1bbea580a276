import type { Await } from '@questhall/engine';
import type { LrBoard } from '../board.js';
import type { G } from '../kit.js';
import type { Ctx } from '../procs.js';
import { deciderOf, type EffectVars } from '../program.js';
import type { LostRelicsRuleId } from '../terms.js';
import type { Choice } from './choosing.js';
import { effectProcedure, paramsOf } from './effect.js';

type Each<P> = {
  /** Rules that the effect carries out. */
  rules: readonly LostRelicsRuleId[];
  /** What is asked where there are more than wanted. */
  ask: string;
  choose: (b: LrBoard, params: P, ctx: Ctx) => Choice;
  apply: (g: G, params: P, id: string, v: EffectVars) => Await<unknown> | undefined | void;
};

/** An effect on one figure or several: who is chosen first, then each in turn. */
export function eachOf<P>(verb: string, { rules, ask, choose, apply }: Each<P>) {
  return effectProcedure<{ left: string[] }>(verb)
    .step('choose', rules, (g, v) => {
      const { ids, count } = choose(g.board, paramsOf<P>(v.node), v);
      return g.some(deciderOf(g.board, v), ask, ids, { min: count, max: count });
    })
    .step('chosen', rules, (_, v, ids) => {
      v.left = ids;
    })
    .step('apply', rules, (g, v) => {
      const id = v.left?.shift();
      return id === undefined ? g.end(undefined) : apply(g, paramsOf<P>(v.node), id, v);
    })
    .step('next', rules, (g) => g.goto('apply'));
}

export const anyOf = ({ ids }: Choice): boolean => ids.length > 0;
