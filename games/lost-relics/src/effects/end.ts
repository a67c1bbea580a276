import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';

const schema = z.strictObject({ result: z.enum(['won', 'lost']) });
export type EndParams = z.infer<typeof schema>;

const resolve = effectProcedure('end').step('end', ['LR-END-01', 'LR-END-03'], (g, v) => {
  g.board.result = paramsOf<EndParams>(g, v.node).result;
});

/** For endings that an adventure's own words bring about; conditions on the table belong in its objective. */
export const endEffect = effect<EndParams>({
  verb: 'end',
  schema,
  words: ({ result }) => ({ text: result === 'won' ? 'the heroes win' : 'the heroes are defeated' }),
  procedure: resolve,
});
