import type { Compiled, Effect } from '@questhall/tabletop';
import { z } from 'zod';
import { type Cost, cost, type Predicate, predicate } from './selectors.js';

/**
 * One line of a card or an adventure. `do` is carried out as far as it can be, `may` can be declined; a line with a
 * cost is always optional.
 */
export type Line = {
  do?: Effect | undefined;
  may?: Effect | undefined;
  if?: Predicate | undefined;
  cost?: Cost | undefined;
};
export type CompiledLine = Compiled & Pick<Line, 'if' | 'cost'>;

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
      if: predicate.optional(),
      cost: cost.optional(),
    })
    .refine((value) => (value.do === undefined) !== (value.may === undefined), {
      message: 'a line has exactly one of "do" and "may"',
    }),
);
export const lines = z.array(line);
