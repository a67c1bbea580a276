import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { order } from '../text/en/clause.js';

/** Of the damage that is about to be dealt. */
const schema = z.strictObject({ count: z.union([z.int().min(1), z.literal('all')]) });
export type PreventParams = z.infer<typeof schema>;

export const preventEffect = effect<PreventParams>({
  verb: 'prevent',
  schema,
  possible: ({ board }) => (board.stake ?? 0) > 0,
  words: ({ count }) => order('prevent', count === 'all' ? 'all of the damage' : `${count} of the damage`),
  procedure: effectProcedure('prevent').step('prevent', 'WOW-POW-05', (g, v) => {
    const { count } = paramsOf<PreventParams>(g, v.node);
    const stake = g.board.stake ?? 0;
    const prevented = count === 'all' ? stake : Math.min(stake, count);
    g.board.stake = stake - prevented;
    g.tell?.('prevented', { count: prevented });
    return g.end(prevented > 0);
  }),
});
