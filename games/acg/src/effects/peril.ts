import { z } from 'zod';
import { movePeril } from '../procs.js';
import * as de from '../text/de/speech.js';
import { orderWords } from '../text/en/words.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ change: z.int() });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('peril').step('move', ['ACG-PERIL-05', 'ACG-PERIL-06'], (g, v) =>
  g.call(movePeril, { change: paramsOf<Params>(v.node).change }),
);

export const perilEffect = effect<Params>({
  verb: 'peril',
  schema,
  words: {
    en: ({ change }, line) =>
      orderWords(line, `${change < 0 ? 'decrease' : 'increase'} peril by ${Math.abs(change)}`),
    de: ({ change }, line) =>
      de.ordered(line, change < 0 ? de.VERBS.senken : de.VERBS.erhöhen, `die Gefahr um ${Math.abs(change)}`),
  },
  procedure: resolve,
});
