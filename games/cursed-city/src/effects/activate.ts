import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { makeAction } from '../procs.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ hero: heroSelector });
export type ActivateParams = z.infer<typeof schema>;

/** One action out of turn, paid for as in the hero's own activation. */
export const activateEffect = effect<ActivateParams>({
  verb: 'activate',
  schema,
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: ({ hero }, about) => does(heroWords(hero, about), verb('make'), 'one action now'),
  procedure: eachOf<ActivateParams>('activate', {
    rules: ['CC-ACT-02', 'CC-ACT-07'],
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, _, hero) => g.call(makeAction, { hero }),
  }),
});
