import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { movePeril } from '../procs.js';
import { orderWords } from '../text/en/words.js';

const schema = z.strictObject({ change: z.int() });
export type PerilParams = z.infer<typeof schema>;

const resolve = effectProcedure('peril').step('move', ['ACG-PERIL-05', 'ACG-PERIL-06'], (g, v) =>
  g.call(movePeril, { change: paramsOf<PerilParams>(g, v.node).change }),
);

export const perilEffect = effect<PerilParams>({
  verb: 'peril',
  schema,
  words: ({ change }, line) =>
    orderWords(line, `${change < 0 ? 'decrease' : 'increase'} peril by ${Math.abs(change)}`),
  procedure: resolve,
});
