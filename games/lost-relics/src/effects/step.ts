import { z } from 'zod';
import { isEngaged, stepsFrom } from '../areas.js';
import { amount, heroSelector } from '../content/selectors.js';
import { freeSteps } from '../procs.js';
import { heroOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, heroWords } from '../text/en/people.js';
import { amountOf, heroChoice } from './choosing.js';
import { eachOf } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({
  hero: heroSelector,
  steps: amount,
  /** The engaged rule is ignored. */
  evade: z.literal(true).optional(),
});
type Params = z.infer<typeof schema>;

const CAN_MOVE = verb('can move up to', 'can move up to');

export const stepEffect = effect<Params>({
  verb: 'step',
  schema,
  possible: (b, { hero, evade }, ctx) =>
    heroChoice(b, hero, ctx).ids.some((id) => {
      const one = heroOf(b, id as HeroId);
      return one.area !== null && (evade === true || !isEngaged(b, one)) && stepsFrom(b, one.area).length > 0;
    }),
  words: {
    en: ({ hero, steps, evade }, about) => {
      const far = amountWords(steps, { one: 'area', many: 'areas' }, about);
      return does(heroWords(hero, about), CAN_MOVE, `${far}${evade === true ? ', engaged or not' : ''}`);
    },
    de: ({ hero, steps, evade }, about) => {
      const who = de.heroWords(hero, about);
      const far = de.amountWords(steps, { one: 'Bereich', many: 'Bereiche' }, about);
      const moved = `${who.person === 'du' ? 'dich' : 'sich'} bis zu ${far} weit bewegen`;
      const step = de.does(who, de.VERBS.dürfen, moved);
      return evade === true ? de.followed(step, ', gebunden oder nicht') : step;
    },
  },
  procedure: eachOf<Params>('step', {
    rules: ['LR-ATK-08'],
    ask: 'choose-to-step',
    choose: (b, { hero }, ctx) => heroChoice(b, hero, ctx),
    apply: (g, { steps, evade }, id, v) =>
      g.call(freeSteps, { hero: id as HeroId, steps: amountOf(g.board, steps, v), evade: evade === true }),
  }),
});
