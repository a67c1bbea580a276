import type { Await } from '@questhall/engine';
import type { HeroSelector, HostileSelector } from '../content/selectors.js';
import { type CcPosition, type G, onEach } from '../kit.js';
import type { Ctx } from '../procs.js';
import { deciderOf, type EffectVars } from '../program.js';
import type { CursedCityRuleId, FigureId } from '../terms.js';
import { type Choice, heroChoice, hostileChoice } from './choosing.js';

type Each<P> = {
  /** Rules that the effect carries out. */
  rules: readonly CursedCityRuleId[];
  choose: (g: CcPosition, params: P, ctx: Ctx) => Choice;
  apply: (g: G, params: P, id: FigureId, v: EffectVars) => Await<unknown> | undefined | void;
};

/** An effect on one figure or several: who is chosen first, then each in turn. */
export const eachOf = <P>(verb: string, { rules, choose, apply }: Each<P>) =>
  onEach<P, FigureId>(
    verb,
    { choose: rules, act: rules },
    {
      choose(g, params, v) {
        const { ids, min, max } = choose(g, params, v);
        return g.some(deciderOf(g, v), 'choose-affected', ids, { min, max });
      },
      act: (g, id, params, v) => apply(g, params, id, v),
    },
  );

/** Selectors of effects that may fall on heroes or on hostiles. */
export type Whom = {
  readonly hero?: HeroSelector | undefined;
  readonly hostile?: HostileSelector | undefined;
};

export function figureChoice(g: CcPosition, { hero, hostile }: Whom, ctx: Ctx): Choice {
  if (hero !== undefined) return heroChoice(g, hero, ctx);
  if (hostile !== undefined) return hostileChoice(g, hostile, ctx);
  return { ids: [], min: 0, max: 0 };
}

export const anyOf = ({ ids }: Choice): boolean => ids.length > 0;
