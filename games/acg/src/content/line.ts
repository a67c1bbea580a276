import type { Effect, Line as Lined } from '@questhall/tabletop';
import { z } from 'zod';
import type { AcgTypes } from '../kit.js';
import type { Ctx } from '../procs.js';
import { type Cost, cost, type Predicate, predicate } from './selectors.js';

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
  /** Carried out only if the line before it could not be, or not in full (EFF-01). */
  ifYouCannot?: true | undefined;
  cost?: Cost | undefined;
};
export type CompiledLine = Lined<AcgTypes, Ctx> & {
  readonly by: 'you' | 'target' | 'party';
  readonly if: Predicate | undefined;
  readonly ifYouCannot: boolean;
  readonly cost: Cost | undefined;
};

/** Orders to "you" that tell whether they could be carried out: what "if you cannot" may follow. */
const TELLING: {
  readonly [verb: string]: (params: { hero?: unknown; action?: { hero?: unknown } }) => boolean;
} = {
  discardTokens: ({ hero }) => hero === 'you',
  engage: ({ hero = 'you' }) => hero === 'you',
  exhaust: ({ action }) => action === undefined || action.hero === 'you',
  spawn: () => true,
};
function tells(line: Line | undefined): boolean {
  if (line?.do === undefined || line.cost !== undefined) return false;
  const [verb = ''] = Object.keys(line.do);
  return TELLING[verb]?.(line.do[verb] as object) === true;
}

const lineOf = (effect: z.ZodType<Effect>): z.ZodType<Line> =>
  z
    .strictObject({
      do: effect.optional(),
      may: effect.optional(),
      by: z.enum(['you', 'target', 'party']).optional(),
      if: predicate.optional(),
      ifYouCannot: z.literal(true).optional(),
      cost: cost.optional(),
    })
    .refine((value) => (value.do === undefined) !== (value.may === undefined), {
      message: 'a line has exactly one of "do" and "may"',
    })
    .refine((value) => value.ifYouCannot === undefined || value.if === undefined, {
      message: 'a line has at most one of "if" and "ifYouCannot"',
    });

/** What lines may be, for the effects that there are. */
export const linesOf = (effect: z.ZodType<Effect>): z.ZodType<Line[]> =>
  z
    .array(lineOf(effect))
    .refine((list) => list.every((one, i) => one.ifYouCannot === undefined || tells(list[i - 1])), {
      message: '"ifYouCannot" follows an order to you to discard tokens, engage, exhaust or spawn',
    });
