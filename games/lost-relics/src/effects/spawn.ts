import { z } from 'zod';
import { isFull } from '../areas.js';
import { amount, place } from '../content/selectors.js';
import { availableTokens } from '../queries.js';
import { spawn } from '../rules/hostiles.js';
import * as de from '../text/de/speech.js';
import { order } from '../text/en/clause.js';
import { aKind, amountWords, isOnlyOne, nameWords, placeWords } from '../text/en/people.js';
import { amountOf, areasAt } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  kind: z.string(),
  /** Placed instead where none is available. */
  else: z.string().optional(),
  count: amount.optional(),
  in: place,
});
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('spawn').step('spawn', ['LR-HOS-03', 'LR-SET-14'], (g, v) => {
  const { kind, else: other, count = 1, in: where } = paramsOf<Params>(v.node);
  const free = availableTokens(g.board, kind).length > 0 || other === undefined;
  const areas = areasAt(g.board, where, v);
  return g.call(spawn, { kind: free ? kind : other, count: amountOf(g.board, count, v), areas });
});

export const spawnEffect = effect<Params>({
  verb: 'spawn',
  schema,
  possible: (b, { kind, else: other, in: where }, ctx) =>
    [kind, other].some((one) => one !== undefined && availableTokens(b, one).length > 0) &&
    areasAt(b, where, ctx).some((area) => !isFull(b, area)),
  words: {
    en: ({ kind, else: other, count = 1, in: where }, about) => {
      const or = other === undefined ? '' : ` (or ${aKind(other)} if none is available)`;
      const what = nameWords(kind);
      const token =
        isOnlyOne(kind) && count === 1
          ? `the ${what}`
          : amountWords(count, { one: what, many: `${what}s` }, about);
      return order('place', `${token}${or} ${placeWords(where, about)}`);
    },
    de: ({ kind, else: other, count = 1, in: where }, about) => {
      const or =
        other === undefined
          ? ''
          : ` (oder ${de.kindPhrase({ kind: other }, 'ein').acc}, wenn nicht verfügbar)`;
      const token =
        count === 1
          ? de.kindPhrase({ kind }, 'ein').acc
          : de.kindCount({ kind }, typeof count === 'number' ? `${count}` : '').acc;
      return de.order(de.VERBS.platzieren, `${token}${or} ${de.placeWords(where, about)}`);
    },
  },
  procedure: resolve,
});
