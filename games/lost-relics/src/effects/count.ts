import { z } from 'zod';
import { amount } from '../content/selectors.js';
import { amountOf } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';
import { amountWords } from './words.js';

const schema = z.strictObject({
  counter: z.string(),
  add: amount.optional(),
  set: z.int().optional(),
  /** It never falls below this. */
  least: z.int().optional(),
});
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('count').step('count', 'LR-RND-02', (g, v) => {
  const { counter, add, set, least } = paramsOf<Params>(v.node);
  const { counters } = g.board;
  const now = set ?? (counters[counter] ?? 0) + (add === undefined ? 0 : amountOf(g.board, add, v));
  counters[counter] = least === undefined ? now : Math.max(least, now);
  g.tell?.('counted', { counter, now: counters[counter] ?? 0 });
});

export const countEffect = effect<Params>({
  verb: 'count',
  schema,
  words: ({ counter, add, set }) =>
    set !== undefined || add === undefined
      ? `set “${counter}” to ${set ?? 0}`
      : typeof add === 'number' && add < 0
        ? `take ${amountWords(-add, 'point')} from “${counter}”`
        : `add ${amountWords(add, 'point')} to “${counter}”`,
  procedure: resolve,
});
