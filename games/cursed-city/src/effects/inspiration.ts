import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { amount, heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { gainInspiration } from '../procs.js';
import { amountWords, heroWords } from '../text/en/people.js';
import { amountOf, heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ hero: heroSelector, add: amount });
export type InspirationParams = z.infer<typeof schema>;

const POINTS = { one: 'inspiration point', many: 'inspiration points' };

export const inspirationEffect = effect<InspirationParams>({
  verb: 'inspiration',
  schema,
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: ({ hero, add }, about) => {
    const lost = typeof add === 'number' && add < 0;
    return does(
      heroWords(hero, about),
      lost ? verb('lose') : verb('gain'),
      amountWords(lost ? -add : add, POINTS, about),
    );
  },
  procedure: eachOf<InspirationParams>('inspiration', {
    rules: ['CC-INS-05', 'CC-INS-06'],
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, { add }, id, v) => g.call(gainInspiration, { hero: id, count: amountOf(g, add, v) }),
  }),
});
