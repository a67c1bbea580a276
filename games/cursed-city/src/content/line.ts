import type { Effect, Line as Lined } from '@questhall/tabletop';
import { z } from 'zod';
import type { CcTypes } from '../kit.js';
import type { Ctx } from '../procs.js';
import { type Predicate, predicate } from './conditions.js';
import { type Cost, cost } from './costs.js';

/**
 * One line of a card, a journey or an entry. `do` is carried out as far as it can be, `may` can be declined; a line
 * with a cost is always optional; `otherwise` is carried out only if the line before it could not be.
 */
export type Line = {
  do?: Effect | undefined;
  may?: Effect | undefined;
  otherwise?: true | undefined;
  if?: Predicate | undefined;
  cost?: Cost | undefined;
};
export type CompiledLine = Lined<CcTypes, Ctx> & {
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
        otherwise: z.literal(true).optional(),
        if: predicate.optional(),
        cost: cost.optional(),
      })
      .refine((value) => (value.do === undefined) !== (value.may === undefined), {
        message: 'a line has exactly one of "do" and "may"',
      }),
  );
