import { z } from 'zod';
import { figuresIn } from '../areas.js';
import { amount, heroSelector, hostileSelector, place } from '../content/selectors.js';
import { effect, type LrPosition } from '../kit.js';
import { type Ctx, damageHero, damageHostile } from '../procs.js';
import { isHeroId } from '../queries.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, heroWords, hostileWords, placeWords } from '../text/en/people.js';
import { amountOf, areasAt, type Choice, heroChoice, hostileChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({
  count: amount,
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  /** Everyone there, heroes and hostiles, but for whoever's text it is. */
  all: place.optional(),
});
export type DamageParams = z.infer<typeof schema>;

function choose(g: LrPosition, { hero, hostile, all }: DamageParams, ctx: Ctx): Choice {
  if (hero !== undefined) return heroChoice(g, hero, ctx);
  if (hostile !== undefined) return hostileChoice(g, hostile, ctx);
  const ids =
    all === undefined ? [] : areasAt(g, all, ctx).flatMap((area) => figuresIn(g, area, ctx.you ?? ctx.self));
  return { ids, count: ids.length };
}

export const damageEffect = effect<DamageParams>({
  verb: 'damage',
  schema,
  possible: (g, params, ctx) => anyOf(choose(g, params, ctx)) && amountOf(g, params.count, ctx) > 0,
  words: ({ count, hero, hostile, all }, about) => {
    const dealt = amountWords(count, { one: 'damage', many: 'damage' }, about);
    if (hero !== undefined) return does(heroWords(hero, about), verb('take'), dealt);
    if (hostile !== undefined) return does(hostileWords(hostile, about), verb('take'), dealt);
    const everyone = `everyone else ${placeWords(all ?? 'your-area', about)}`;
    return does({ name: everyone, number: 'one' }, verb('take'), dealt);
  },
  procedure: eachOf<DamageParams>('damage', {
    rules: ['LR-DMG-09'],
    ask: 'choose-to-damage',
    choose,
    apply: (g, params, id, v) => {
      const count = amountOf(g, params.count, v);
      const by = v.you ?? v.self;
      return isHeroId(id)
        ? g.call(damageHero, { hero: id, count, by })
        : g.call(damageHostile, { hostile: id, count, by });
    },
  }),
});
