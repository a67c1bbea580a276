import { z } from 'zod';
import { isFull } from '../areas.js';
import { amount, place } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { availableTokens } from '../queries.js';
import { spawn } from '../rules/hostiles.js';
import { order } from '../text/en/clause.js';
import { aKind, amountWords, isOnlyOne, nameWords, placeWords } from '../text/en/people.js';
import { amountOf, areasAt } from './choosing.js';

const schema = z.strictObject({
  kind: z.string(),
  /** Placed instead where none is available. */
  else: z.string().optional(),
  count: amount.optional(),
  in: place,
});
export type SpawnParams = z.infer<typeof schema>;

const resolve = effectProcedure('spawn').step('spawn', ['LR-HOS-03', 'LR-SET-14'], (g, v) => {
  const { kind, else: other, count = 1, in: where } = paramsOf<SpawnParams>(g, v.node);
  const free = availableTokens(g, kind).length > 0 || other === undefined;
  const areas = areasAt(g, where, v);
  return g.call(spawn, { kind: free ? kind : other, count: amountOf(g, count, v), areas });
});

export const spawnEffect = effect<SpawnParams>({
  verb: 'spawn',
  schema,
  possible: (g, { kind, else: other, in: where }, ctx) =>
    [kind, other].some((one) => one !== undefined && availableTokens(g, one).length > 0) &&
    areasAt(g, where, ctx).some((area) => !isFull(g, area)),
  words: ({ kind, else: other, count = 1, in: where }, about) => {
    const or = other === undefined ? '' : ` (or ${aKind(other, about)} if none is available)`;
    const what = nameWords(kind, about);
    const token =
      isOnlyOne(kind, about) && count === 1
        ? `the ${what}`
        : amountWords(count, { one: what, many: `${what}s` }, about);
    return order('place', `${token}${or} ${placeWords(where, about)}`);
  },
  procedure: resolve,
});
