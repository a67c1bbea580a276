import type { Await } from '@questhall/engine';
import type { LrAsks } from '../asks.js';
import { type G, type LrPosition, onEach } from '../kit.js';
import type { Ctx } from '../procs.js';
import { deciderOf, type EffectVars } from '../program.js';
import type { FigureId, LostRelicsRuleId } from '../terms.js';
import type { Choice } from './choosing.js';

/** Questions about figures that an effect may fall on. */
type AskWhom = {
  [A in keyof LrAsks]: A extends `choose-${'to' | 'for'}-${string}` ? A : never;
}[keyof LrAsks];

type Each<P> = {
  /** Rules that the effect carries out. */
  rules: readonly LostRelicsRuleId[];
  /** What is asked where there are more than wanted. */
  ask: AskWhom;
  choose: (g: LrPosition, params: P, ctx: Ctx) => Choice;
  apply: (g: G, params: P, id: FigureId, v: EffectVars) => Await<unknown> | undefined | void;
};

/** An effect on one figure or several: who is chosen first, then each in turn. */
export const eachOf = <P>(verb: string, { rules, ask, choose, apply }: Each<P>) =>
  onEach<P, FigureId>(
    verb,
    { choose: rules, act: rules },
    {
      choose(g, params, v) {
        const { ids, count } = choose(g, params, v);
        return g.some(deciderOf(g, v), ask, ids, { min: count, max: count });
      },
      act: (g, id, params, v) => apply(g, params, id, v),
    },
  );

export const anyOf = ({ ids }: Choice): boolean => ids.length > 0;
