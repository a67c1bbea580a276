import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { hostileSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { slay } from '../procs.js';
import { hostileWords } from '../text/en/people.js';
import { hostileChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ hostile: hostileSelector });
export type SlayParams = z.infer<typeof schema>;

export const slayEffect = effect<SlayParams>({
  verb: 'slay',
  schema,
  possible: (g, { hostile }, ctx) => anyOf(hostileChoice(g, hostile, ctx)),
  words: ({ hostile }, about) => does(hostileWords(hostile, about), verb('are slain', 'is slain'), ''),
  procedure: eachOf<SlayParams>('slay', {
    rules: ['CC-DMG-02'],
    choose: (g, { hostile }, ctx) => hostileChoice(g, hostile, ctx),
    apply: (g, _, id, v) => g.call(slay, { hostile: id, by: v.you ?? v.self }),
  }),
});
