import { z } from 'zod';
import * as de from '../text/de/speech.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ result: z.enum(['won', 'lost']) });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('end').step('end', ['LR-END-01', 'LR-END-03'], (g, v) => {
  g.board.result = paramsOf<Params>(v.node).result;
});

/** For endings that an adventure's own words bring about; conditions on the table belong in its objective. */
export const endEffect = effect<Params>({
  verb: 'end',
  schema,
  words: {
    en: ({ result }) => ({ text: result === 'won' ? 'the heroes win' : 'the heroes are defeated' }),
    de: ({ result }) => de.does(de.HEROES, result === 'won' ? de.VERBS.gewinnen : de.VERBS.verlieren, ''),
  },
  procedure: resolve,
});
