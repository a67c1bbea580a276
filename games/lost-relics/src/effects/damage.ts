import { z } from 'zod';
import { figuresIn } from '../areas.js';
import type { LrBoard } from '../board.js';
import { amount, heroSelector, hostileSelector, place } from '../content/selectors.js';
import { type Ctx, damageHero, damageHostile } from '../procs.js';
import { isHeroId } from '../queries.js';
import * as de from '../text/de/speech.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, heroWords, hostileWords, placeWords } from '../text/en/people.js';
import { amountOf, areasAt, type Choice, heroChoice, hostileChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({
  count: amount,
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  /** Everyone there, heroes and hostiles, but for whoever's text it is. */
  all: place.optional(),
});
type Params = z.infer<typeof schema>;

function choose(b: LrBoard, { hero, hostile, all }: Params, ctx: Ctx): Choice {
  if (hero !== undefined) return heroChoice(b, hero, ctx);
  if (hostile !== undefined) return hostileChoice(b, hostile, ctx);
  const ids =
    all === undefined ? [] : areasAt(b, all, ctx).flatMap((area) => figuresIn(b, area, ctx.you ?? ctx.self));
  return { ids, count: ids.length };
}

export const damageEffect = effect<Params>({
  verb: 'damage',
  schema,
  possible: (b, params, ctx) => anyOf(choose(b, params, ctx)) && amountOf(b, params.count, ctx) > 0,
  words: {
    en: ({ count, hero, hostile, all }, about) => {
      const dealt = amountWords(count, { one: 'damage', many: 'damage' }, about);
      if (hero !== undefined) return does(heroWords(hero, about), verb('take'), dealt);
      if (hostile !== undefined) return does(hostileWords(hostile, about), verb('take'), dealt);
      const everyone = `everyone else ${placeWords(all ?? 'your-area', about)}`;
      return does({ name: everyone, number: 'one' }, verb('take'), dealt);
    },
    de: ({ count, hero, hostile, all }, about) => {
      const dealt = de.amountWords(count, { one: 'Schaden', many: 'Schaden' }, about);
      const whom =
        hero !== undefined
          ? de.heroWords(hero, about)
          : hostile !== undefined
            ? de.hostileWords(hostile, about)
            : de.everyoneElse(all ?? 'your-area', about);
      return de.does(whom, de.VERBS.erleiden, dealt);
    },
  },
  procedure: eachOf<Params>('damage', {
    rules: ['LR-DMG-09'],
    ask: 'choose-to-damage',
    choose,
    apply: (g, params, id, v) => {
      const count = amountOf(g.board, params.count, v);
      const by = v.you ?? v.self;
      return isHeroId(id)
        ? g.call(damageHero, { hero: id, count, by })
        : g.call(damageHostile, { hostile: id, count, by });
    },
  }),
});
