import { z } from 'zod';
import { amount, characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { dealDamage } from '../procs.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, whoWords } from '../text/en/people.js';
import { amountOf, chosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ who: characters, count: amount });
export type DamageParams = z.infer<typeof schema>;

export const damageEffect = effect<DamageParams>({
  verb: 'damage',
  schema,
  possible: (g, { who, count }, ctx) => anyOf(chosen(g, who, ctx)) && amountOf(g, count, ctx) > 0,
  words: ({ who, count }, about) =>
    does(whoWords(who, about), verb('take'), amountWords(count, { one: 'damage', many: 'damage' })),
  procedure: eachOf<DamageParams>('damage', {
    rules: ['WOW-DEF-01'],
    choose: (g, { who }, ctx) => chosen(g, who, ctx),
    apply: (g, { count }, id, v) =>
      g.call(dealDamage, { who: id, count: amountOf(g, count, v), by: v.you ?? v.self }),
  }),
});
