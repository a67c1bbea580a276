import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { PHASES } from '../terms.js';
import { order } from '../text/en/clause.js';

/** A phase of this turn is left out. */
const schema = z.strictObject({ phase: z.enum(PHASES) });
export type SkipParams = z.infer<typeof schema>;

export const skipEffect = effect<SkipParams>({
  verb: 'skip',
  schema,
  words: ({ phase }) => order('skip', `the ${phase} phase of this turn`),
  procedure: effectProcedure('skip').step('skip', 'WOW-TRN-01', (g, v) => {
    g.board.turn.skips.push(paramsOf<SkipParams>(g, v.node).phase);
    return g.end(true);
  }),
});
