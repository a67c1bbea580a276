import type { Await } from '@questhall/engine';
import { type G, onEach, type WowPosition } from '../kit.js';
import type { Ctx, EffectVars } from '../procs.js';
import { deciderOf } from '../program.js';
import type { WowRuleId } from '../terms.js';
import type { Choice } from './choosing.js';

type Each<P> = {
  /** Rules that the effect carries out. */
  rules: readonly WowRuleId[];
  choose: (g: WowPosition, params: P, ctx: Ctx) => Choice;
  apply: (g: G, params: P, id: string, v: EffectVars) => Await<unknown> | undefined | void;
};

/** An effect on one character or several: who is chosen first, then each in turn. */
export const eachOf = <P>(verb: string, { rules, choose, apply }: Each<P>) =>
  onEach<P, string>(
    verb,
    { choose: rules, act: rules },
    {
      choose(g, params, v) {
        const { ids, count } = choose(g, params, v);
        return g.some(deciderOf(g, v), 'choose-characters', ids, { min: count, max: count });
      },
      act: (g, id, params, v) => apply(g, params, id, v),
    },
  );

export const anyOf = ({ ids }: Choice): boolean => ids.length > 0;
