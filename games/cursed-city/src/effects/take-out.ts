import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { goOut } from '../procs.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ hero: heroSelector });
export type TakeOutParams = z.infer<typeof schema>;

export const takeOutEffect = effect<TakeOutParams>({
  verb: 'takeOut',
  schema,
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: ({ hero }, about) => does(heroWords(hero, about), verb('are', 'is'), 'out of action'),
  procedure: eachOf<TakeOutParams>('takeOut', {
    rules: ['CC-DEF-14', 'CC-DEF-15'],
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, _, hero) => g.call(goOut, { hero }),
  }),
});
