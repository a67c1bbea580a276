import { z } from 'zod';
import { amount, characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { drawCards } from '../procs.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, whoWords } from '../text/en/people.js';
import { amountOf, seatsChosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ who: characters, count: amount });
export type DrawParams = z.infer<typeof schema>;

export const drawEffect = effect<DrawParams>({
  verb: 'draw',
  schema,
  possible: (g, { who }, ctx) => anyOf(seatsChosen(g, who, ctx)),
  words: ({ who, count }, about) =>
    does(
      whoWords(who, about),
      verb('draw'),
      amountWords(count, { one: 'ability card', many: 'ability cards' }),
    ),
  procedure: eachOf<DrawParams>('draw', {
    rules: ['WOW-ABL-04'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, { count }, id, v) => g.call(drawCards, { seat: id, count: amountOf(g, count, v) }),
  }),
});
