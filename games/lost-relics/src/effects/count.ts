import { z } from 'zod';
import { amount } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { does, order, verb } from '../text/en/clause.js';
import { counterName } from '../text/en/counters.js';
import { amountWords } from '../text/en/people.js';
import { amountOf } from './choosing.js';

const schema = z.strictObject({
  counter: z.string(),
  add: amount.optional(),
  set: z.int().optional(),
  /** It never falls below this. */
  least: z.int().optional(),
});
export type CountParams = z.infer<typeof schema>;

const resolve = effectProcedure('count').step('count', 'LR-RND-02', (g, v) => {
  const { counter, add, set, least } = paramsOf<CountParams>(g, v.node);
  const { counters } = g.board;
  const now = set ?? (counters[counter] ?? 0) + (add === undefined ? 0 : amountOf(g, add, v));
  counters[counter] = least === undefined ? now : Math.max(least, now);
  g.tell?.('counted', { counter, now: counters[counter] ?? 0 });
});

export const countEffect = effect<CountParams>({
  verb: 'count',
  schema,
  words: ({ counter, add, set }, about) => {
    const name = `“${counterName(counter)}”`;
    if (add === undefined || set !== undefined) return order('set', `${name} to ${set ?? 0}`);
    const down = typeof add === 'number' && add < 0;
    const by =
      typeof add === 'number'
        ? Math.abs(add)
        : amountWords(add, { one: '', many: '' }, about).replace('  ', ' ');
    return does({ name, number: 'one' }, down ? verb('fall') : verb('rise'), `by ${by}`);
  },
  procedure: resolve,
});
