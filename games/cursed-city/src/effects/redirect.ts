import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector, hostileSelector } from '../content/selectors.js';
import { type CcPosition, effect } from '../kit.js';
import { type Ctx, damageHero, damageHostile } from '../procs.js';
import { isHeroId } from '../queries.js';
import { harmOf } from '../rules/damage.js';
import { figureWords } from '../text/en/people.js';
import type { Choice } from './choosing.js';
import { anyOf, eachOf, figureChoice } from './each.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  /** Left out: all of it. */
  count: z.int().min(1).optional(),
  /** Heroes make a Defence roll against it. */
  defend: z.literal(true).optional(),
});
export type RedirectParams = z.infer<typeof schema>;

/** Those meant, but for the one whom the damage is about to strike. */
function takers(g: CcPosition, params: RedirectParams, ctx: Ctx): Choice {
  const harm = harmOf(g);
  if (harm === undefined || harm.count <= 0) return { ids: [], min: 0, max: 0 };
  const { ids, min, max } = figureChoice(g, params, ctx);
  const others = ids.filter((id) => id !== harm.figure);
  return { ids: others, min: Math.min(min, others.length), max: Math.min(max, others.length) };
}

/** Damage that is about to be suffered falls on another figure. */
export const redirectEffect = effect<RedirectParams>({
  verb: 'redirect',
  schema,
  possible: (g, params, ctx) => anyOf(takers(g, params, ctx)),
  words: ({ count, defend: _, ...whom }, about) =>
    does(figureWords(whom, about), verb('suffer'), `${count ?? 'all'} of the damage instead`),
  procedure: eachOf<RedirectParams>('redirect', {
    rules: ['CC-ACT-07', 'CC-DEF-02', 'CC-DEF-07'],
    choose: takers,
    apply(g, { count: most, defend = false }, id) {
      const harm = harmOf(g);
      if (harm === undefined) return undefined;
      const count = Math.min(most ?? harm.count, harm.count);
      harm.count -= count;
      const { by } = harm;
      return isHeroId(g, id)
        ? g.call(damageHero, { hero: id, count, by, weapon: null, defend })
        : g.call(damageHostile, { hostile: id, count, by, weapon: null });
    },
  }),
});
