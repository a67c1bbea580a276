import { z } from 'zod';
import { hostileSelector } from '../content/selectors.js';
import { slay } from '../procs.js';
import * as de from '../text/de/speech.js';
import { does, verb } from '../text/en/clause.js';
import { hostileWords } from '../text/en/people.js';
import { hostileChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ hostile: hostileSelector });
type Params = z.infer<typeof schema>;

export const slayEffect = effect<Params>({
  verb: 'slay',
  schema,
  possible: (b, { hostile }, ctx) => anyOf(hostileChoice(b, hostile, ctx)),
  words: {
    en: ({ hostile }, about) => does(hostileWords(hostile, about), verb('are slain', 'is slain'), ''),
    de: ({ hostile }, about) => de.does(de.hostileWords(hostile, about), de.VERBS.werden, 'erschlagen'),
  },
  procedure: eachOf<Params>('slay', {
    rules: ['LR-DMG-01'],
    ask: 'choose-to-slay',
    choose: (b, { hostile }, ctx) => hostileChoice(b, hostile, ctx),
    apply: (g, _, id, v) => g.call(slay, { hostile: id, by: v.you }),
  }),
});
