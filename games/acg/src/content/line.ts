import type { Effect } from '@questhall/tabletop';
import { z } from 'zod';
import { type Cost, cost, type Predicate, predicate } from './selectors.js';

/** The verbs are the files of `effects/`. */
export type { Effect };

/**
 * One line of a card. `do` must be carried out as far as it can be (GOLD-10), `may` can be declined (GOLD-09);
 * a line with a cost is always optional (EFF-04).
 */
export type Line = {
  do?: Effect | undefined;
  may?: Effect | undefined;
  /** Whose choice a `may` is; the hero who carries out the card, unless the card says otherwise. */
  by?: 'you' | 'target' | 'party' | undefined;
  if?: Predicate | undefined;
  cost?: Cost | undefined;
};

let effects: z.ZodType<Effect> | null = null;

/** Called once, when all verbs are known: lines hold effects, and some effects hold lines. */
export function bindEffects(schema: z.ZodType<Effect>): void {
  effects = schema;
}

const effect: z.ZodType<Effect> = z.lazy(() => {
  if (effects === null) throw new Error('the effect vocabulary is not bound yet');
  return effects;
});

const line: z.ZodType<Line> = z.lazy(() =>
  z
    .strictObject({
      do: effect.optional(),
      may: effect.optional(),
      by: z.enum(['you', 'target', 'party']).optional(),
      if: predicate.optional(),
      cost: cost.optional(),
    })
    .refine((value) => (value.do === undefined) !== (value.may === undefined), {
      message: 'a line has exactly one of "do" and "may"',
    }),
);
export const lines = z.array(line);
