import { z } from 'zod';
import { isEngaged, stepsFrom } from '../areas.js';
import { amount, heroSelector } from '../content/selectors.js';
import { freeSteps } from '../procs.js';
import { heroOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import { amountOf, heroChoice } from './choosing.js';
import { eachOf } from './each.js';
import { effect } from './effect.js';
import { amountWords, heroWords } from './words.js';

const schema = z.strictObject({
  hero: heroSelector,
  steps: amount,
  /** The engaged rule is ignored. */
  evade: z.literal(true).optional(),
});
type Params = z.infer<typeof schema>;

export const stepEffect = effect<Params>({
  verb: 'step',
  schema,
  possible: (b, { hero, evade }, ctx) =>
    heroChoice(b, hero, ctx).ids.some((id) => {
      const one = heroOf(b, id as HeroId);
      return one.area !== null && (evade === true || !isEngaged(b, one)) && stepsFrom(b, one.area).length > 0;
    }),
  words: ({ hero, steps, evade }) =>
    `${heroWords(hero)} can move up to ${amountWords(steps, 'area')}${evade === true ? ', engaged or not' : ''}`,
  procedure: eachOf<Params>('step', {
    rules: ['LR-ATK-08'],
    ask: 'choose-to-step',
    choose: (b, { hero }, ctx) => heroChoice(b, hero, ctx),
    apply: (g, { steps, evade }, id, v) =>
      g.call(freeSteps, { hero: id as HeroId, steps: amountOf(g.board, steps, v), evade: evade === true }),
  }),
});
