import { z } from 'zod';
import { amount, heroSelector } from '../content/selectors.js';
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
  count: amount,
  /** A wounded hero without tokens is turned back to the unwounded side instead. */
  flip: z.literal(true).optional(),
});
type Params = z.infer<typeof schema>;

export const healEffect = effect<Params>({
  verb: 'heal',
  schema,
  possible: (b, { hero, flip }, ctx) =>
    heroChoice(b, hero, ctx).ids.some((id) => {
      const one = heroOf(b, id as HeroId);
      return one.area !== null && (one.damage > 0 || (flip === true && one.wounded));
    }),
  words: {
    en: ({ hero, count, flip }, about) => {
      const tokens = amountWords(count, { one: 'damage token', many: 'damage tokens' }, about);
      const or = flip === true ? ' (without any: turn to the unwounded side)' : '';
      return does(heroWords(hero, about), verb('remove'), `${tokens}${or}`);
    },
    de: ({ hero, count, flip }, about) => {
      const tokens = de.amountWords(count, { one: 'Schadensmarker', many: 'Schadensmarker' }, about);
      const removed = de.does(de.heroWords(hero, about), de.VERBS.entfernen, tokens);
      return flip === true
        ? de.followed(removed, ' (ohne Marker: zurück auf die unverwundete Seite)')
        : removed;
    },
  },
  procedure: eachOf<Params>('heal', {
    rules: ['LR-RST-02'],
    ask: 'choose-to-heal',
    choose: (b, { hero }, ctx) => heroChoice(b, hero, ctx),
    apply: (g, { count, flip }, id, v) => {
      const hero = heroOf(g.board, id as HeroId);
      if (flip === true && hero.damage === 0 && hero.wounded) {
        hero.wounded = false;
        g.tell?.('hero-unwounded', { hero: hero.id });
        return;
      }
      const healed = Math.min(hero.damage, amountOf(g.board, count, v));
      hero.damage -= healed;
      g.tell?.('healed', { hero: hero.id, count: healed });
    },
  }),
});
