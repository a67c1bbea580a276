import { z } from 'zod';
import { amount, characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { discardHand } from '../procs.js';
import { rivalOf } from '../queries.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, whoWords } from '../text/en/people.js';
import { amountOf, seatsChosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

/** Ability cards from hand: of the holder's choice, or at random. */
const schema = z.strictObject({ who: characters, count: amount, random: z.literal(true).optional() });
export type DiscardParams = z.infer<typeof schema>;

export const discardEffect = effect<DiscardParams>({
  verb: 'discard',
  schema,
  possible: (g, { who }, ctx) => {
    const choice = seatsChosen(g, who, ctx);
    return anyOf(choice) && choice.ids.some((id) => rivalOf(g, id).hand.length > 0);
  },
  words: ({ who, count, random }, about) => {
    const cards = amountWords(count, { one: 'ability card', many: 'ability cards' });
    return does(whoWords(who, about), verb('discard'), random === true ? `${cards} at random` : cards);
  },
  procedure: eachOf<DiscardParams>('discard', {
    rules: ['WOW-ABL-03'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, { count, random = false }, id, v) =>
      g.call(discardHand, { seat: id, count: amountOf(g, count, v), random }),
  }),
});
