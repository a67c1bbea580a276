import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { journeyOf } from '../queries.js';

const schema = z.strictObject({ result: z.enum(['success', 'failure']) });
export type EndParams = z.infer<typeof schema>;

const resolve = effectProcedure('end').step('end', ['CC-EVT-03', 'CC-JEN-14'], (g, v) => {
  journeyOf(g).result = paramsOf<EndParams>(g, v.node).result;
});

/** The journey ends at once. Conditions on the table belong in its victory and its ends. */
export const endEffect = effect<EndParams>({
  verb: 'end',
  schema,
  words: ({ result }) => ({ text: result === 'success' ? 'the journey is won' : 'the journey fails' }),
  procedure: resolve,
});
