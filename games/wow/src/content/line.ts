import type { Effect, Line as Lined } from '@questhall/tabletop';
import { z } from 'zod';
import type { WowTypes } from '../kit.js';
import type { Ctx } from '../procs.js';
import { type Cost, cost, type Predicate, predicate } from './selectors.js';

/**
 * One line of a card. `do` is carried out as far as it can be, `may` can be declined; a line with a cost is always
 * optional.
 */
export type Line = {
  do?: Effect | undefined;
  may?: Effect | undefined;
  if?: Predicate | undefined;
  cost?: Cost | undefined;
};
export type CompiledLine = Lined<WowTypes, Ctx> & {
  readonly if: Predicate | undefined;
  readonly cost: Cost | undefined;
};

/** What lines may be, for the effects that there are. */
export const linesOf = (effect: z.ZodType<Effect>): z.ZodType<Line[]> =>
  z.array(
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
