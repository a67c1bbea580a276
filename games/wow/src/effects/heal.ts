import { z } from 'zod';
import { heal } from '../changes.js';
import { amount, characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { rivalOf } from '../queries.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, whoWords } from '../text/en/people.js';
import { amountOf, seatsChosen } from './choosing.js';
import { eachOf } from './each.js';

const schema = z.strictObject({ who: characters, count: amount });
export type HealParams = z.infer<typeof schema>;

export const healEffect = effect<HealParams>({
  verb: 'heal',
  schema,
  possible: (g, { who }, ctx) => seatsChosen(g, who, ctx).ids.some((id) => rivalOf(g, id).damage > 0),
  words: ({ who, count }, about) =>
    does(whoWords(who, about), verb('heal'), amountWords(count, { one: 'damage', many: 'damage' })),
  procedure: eachOf<HealParams>('heal', {
    rules: ['WOW-DEF-02'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, { count }, id, v) => heal(g, rivalOf(g, id), amountOf(g, count, v)),
  }),
});
