import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { hostileSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { removeModel } from '../rules/deploying.js';
import { hostileWords } from '../text/en/people.js';
import { hostileChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ hostile: hostileSelector });
export type RemoveParams = z.infer<typeof schema>;

/** A model leaves without being slain, and is there for others again. */
export const removeEffect = effect<RemoveParams>({
  verb: 'remove',
  schema,
  possible: (g, { hostile }, ctx) => anyOf(hostileChoice(g, hostile, ctx)),
  words: ({ hostile }, about) => order('remove', `${hostileWords(hostile, about).name}, which is not slain`),
  procedure: eachOf<RemoveParams>('remove', {
    rules: ['CC-ACT-07', 'CC-REI-03'],
    choose: (g, { hostile }, ctx) => hostileChoice(g, hostile, ctx),
    apply: (g, _, id) => removeModel(g, id),
  }),
});
