import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector, hostileSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { relieve, suffer } from '../procs.js';
import { AILMENTS } from '../terms.js';
import { figureWords } from '../text/en/people.js';
import { anyOf, eachOf, figureChoice } from './each.js';

const schema = z.strictObject({
  ailment: z.enum(AILMENTS),
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  /** It is taken away instead. */
  remove: z.literal(true).optional(),
});
export type AilmentParams = z.infer<typeof schema>;

export const ailmentEffect = effect<AilmentParams>({
  verb: 'ailment',
  schema,
  possible: (g, params, ctx) => anyOf(figureChoice(g, params, ctx)),
  words: ({ ailment, remove, ...whom }, about) =>
    remove === true
      ? does(figureWords(whom, about), verb('are', 'is'), `no longer ${ailment}`)
      : does(figureWords(whom, about), verb('become'), ailment),
  procedure: eachOf<AilmentParams>('ailment', {
    rules: ['CC-AIL-01', 'CC-AIL-28'],
    choose: figureChoice,
    apply: (g, { ailment, remove }, id) =>
      g.call(remove === true ? relieve : suffer, { figure: id, ailment }),
  }),
});
