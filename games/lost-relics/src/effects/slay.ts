import { z } from 'zod';
import { hostileSelector } from '../content/selectors.js';
import { slay } from '../procs.js';
import { hostileChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';
import { effect } from './effect.js';
import { hostileWords, verbWords } from './words.js';

const schema = z.strictObject({ hostile: hostileSelector });
type Params = z.infer<typeof schema>;

export const slayEffect = effect<Params>({
  verb: 'slay',
  schema,
  possible: (b, { hostile }, ctx) => anyOf(hostileChoice(b, hostile, ctx)),
  words: ({ hostile }) => verbWords(hostileWords(hostile), 'are slain', 'is slain'),
  procedure: eachOf<Params>('slay', {
    rules: ['LR-DMG-01'],
    ask: 'choose-to-slay',
    choose: (b, { hostile }, ctx) => hostileChoice(b, hostile, ctx),
    apply: (g, _, id, v) => g.call(slay, { hostile: id, by: v.you }),
  }),
});
