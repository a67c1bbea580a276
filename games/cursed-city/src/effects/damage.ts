import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { amount, heroSelector, hostileSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { damageHero, damageHostile } from '../procs.js';
import { isHeroId } from '../queries.js';
import { amountWords, figureWords } from '../text/en/people.js';
import { amountOf } from './choosing.js';
import { anyOf, eachOf, figureChoice } from './each.js';

const schema = z.strictObject({
  count: amount,
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  /** Heroes make Defence rolls against it. */
  defend: z.literal(true).optional(),
});
export type DamageParams = z.infer<typeof schema>;

/** Damage without a weapon: no Defence roll unless it says so (DEF-02). */
export const damageEffect = effect<DamageParams>({
  verb: 'damage',
  schema,
  possible: (g, params, ctx) => anyOf(figureChoice(g, params, ctx)) && amountOf(g, params.count, ctx) > 0,
  words: ({ count, defend, ...whom }, about) =>
    does(
      figureWords(whom, about),
      verb('suffer'),
      amountWords(count, { one: 'damage', many: 'damage' }, about) +
        (defend === true ? ' (after a roll for Defence)' : ''),
    ),
  procedure: eachOf<DamageParams>('damage', {
    rules: ['CC-DEF-02', 'CC-DMG-01'],
    choose: figureChoice,
    apply(g, { count: wanted, defend = false }, id, v) {
      const count = amountOf(g, wanted, v);
      const by = v.you ?? v.self;
      return isHeroId(g, id)
        ? g.call(damageHero, { hero: id, count, by, weapon: null, defend })
        : g.call(damageHostile, { hostile: id, count, by, weapon: null });
    },
  }),
});
