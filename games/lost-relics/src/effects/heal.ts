import { z } from 'zod';
import { amount, heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { heroOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, heroWords } from '../text/en/people.js';
import { amountOf, heroChoice } from './choosing.js';
import { eachOf } from './each.js';

const schema = z.strictObject({
  hero: heroSelector,
  count: amount,
  /** A wounded hero without tokens is turned back to the unwounded side instead. */
  flip: z.literal(true).optional(),
});
export type HealParams = z.infer<typeof schema>;

export const healEffect = effect<HealParams>({
  verb: 'heal',
  schema,
  possible: (g, { hero, flip }, ctx) =>
    heroChoice(g, hero, ctx).ids.some((id) => {
      const one = heroOf(g, id as HeroId);
      return one.area !== null && (one.damage > 0 || (flip === true && one.wounded));
    }),
  words: ({ hero, count, flip }, about) => {
    const tokens = amountWords(count, { one: 'damage token', many: 'damage tokens' }, about);
    const or = flip === true ? ' (without any: turn to the unwounded side)' : '';
    return does(heroWords(hero, about), verb('remove'), `${tokens}${or}`);
  },
  procedure: eachOf<HealParams>('heal', {
    rules: ['LR-RST-02'],
    ask: 'choose-to-heal',
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, { count, flip }, id, v) => {
      const hero = heroOf(g, id as HeroId);
      if (flip === true && hero.damage === 0 && hero.wounded) {
        hero.wounded = false;
        g.tell?.('hero-unwounded', { hero: hero.id });
        return;
      }
      const healed = Math.min(hero.damage, amountOf(g, count, v));
      hero.damage -= healed;
      g.tell?.('healed', { hero: hero.id, count: healed });
    },
  }),
});
