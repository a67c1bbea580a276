import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { harmOf } from '../rules/damage.js';

const schema = z.strictObject({ count: z.union([z.int().min(1), z.literal('all')]) });
export type PreventParams = z.infer<typeof schema>;

const resolve = effectProcedure('prevent').step('prevent', ['CC-ACT-07', 'CC-DEF-06'], (g, v) => {
  const harm = harmOf(g);
  if (harm === undefined || harm.count <= 0) return g.end(false);
  const { count } = paramsOf<PreventParams>(g, v.node);
  const by = count === 'all' ? harm.count : Math.min(count, harm.count);
  harm.count -= by;
  g.tell?.('damage-reduced', { figure: harm.figure, by });
  return undefined;
});

/** Damage that is about to be suffered does not come about. */
export const preventEffect = effect<PreventParams>({
  verb: 'prevent',
  schema,
  possible: (g) => (harmOf(g)?.count ?? 0) > 0,
  words: ({ count }) => order('prevent', count === 'all' ? 'the damage' : `${count} of the damage`),
  procedure: resolve,
});
