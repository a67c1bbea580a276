import { z } from 'zod';
import { isEngaged, stepsFrom } from '../areas.js';
import { amount, heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { freeSteps } from '../procs.js';
import { heroOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, heroWords } from '../text/en/people.js';
import { amountOf, heroChoice } from './choosing.js';
import { eachOf } from './each.js';

const schema = z.strictObject({
  hero: heroSelector,
  steps: amount,
  /** The engaged rule is ignored. */
  evade: z.literal(true).optional(),
});
export type StepParams = z.infer<typeof schema>;

const CAN_MOVE = verb('can move up to', 'can move up to');

export const stepEffect = effect<StepParams>({
  verb: 'step',
  schema,
  possible: (g, { hero, evade }, ctx) =>
    heroChoice(g, hero, ctx).ids.some((id) => {
      const one = heroOf(g, id as HeroId);
      return one.area !== null && (evade === true || !isEngaged(g, one)) && stepsFrom(g, one.area).length > 0;
    }),
  words: ({ hero, steps, evade }, about) => {
    const far = amountWords(steps, { one: 'area', many: 'areas' }, about);
    return does(heroWords(hero, about), CAN_MOVE, `${far}${evade === true ? ', engaged or not' : ''}`);
  },
  procedure: eachOf<StepParams>('step', {
    rules: ['LR-ATK-08'],
    ask: 'choose-to-step',
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, { steps, evade }, id, v) =>
      g.call(freeSteps, { hero: id as HeroId, steps: amountOf(g, steps, v), evade: evade === true }),
  }),
});
