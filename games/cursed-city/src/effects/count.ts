import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { amount } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { amountOf } from './choosing.js';

const schema = z.strictObject({
  counter: z.string(),
  add: amount.optional(),
  set: z.int().optional(),
  /** It never falls below this. */
  least: z.int().optional(),
  /** Kept for the whole quest. */
  quest: z.literal(true).optional(),
});
export type CountParams = z.infer<typeof schema>;

const resolve = effectProcedure('count').step('count', ['CC-SET-03', 'CC-NGT-08'], (g, v) => {
  const { counter, add = 0, set, least, quest } = paramsOf<CountParams>(g, v.node);
  const counters = quest === true ? g.board.quest.counters : g.board.journey?.counters;
  if (counters === undefined) return;
  const sum = set ?? (counters[counter] ?? 0) + amountOf(g, add, v);
  const now = least === undefined ? sum : Math.max(least, sum);
  counters[counter] = now;
  g.tell?.('counted', { counter, now });
});

export const countEffect = effect<CountParams>({
  verb: 'count',
  schema,
  words: ({ counter, add, set }) =>
    set === undefined
      ? order('change', `“${counter}” by ${typeof add === 'number' ? add : 'what was counted'}`)
      : order('set', `“${counter}” to ${set}`),
  procedure: resolve,
});
