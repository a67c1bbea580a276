import { z } from 'zod';
import { characters, items } from '../content/selectors.js';
import { effect } from '../kit.js';
import { itemsOf } from '../predicates.js';
import { loseItem } from '../procs.js';
import { rivalOf } from '../queries.js';
import { does, verb } from '../text/en/clause.js';
import { itemWords, whoWords } from '../text/en/people.js';
import { seatsChosen } from './choosing.js';
import { eachOf } from './each.js';

/** Discards an item of the owner's choice, or at random. */
const schema = z.strictObject({
  who: characters,
  item: items.optional(),
  random: z.literal(true).optional(),
});
export type LoseItemParams = z.infer<typeof schema>;

export const loseItemEffect = effect<LoseItemParams>({
  verb: 'loseItem',
  schema,
  possible: (g, { who, item = {} }, ctx) =>
    seatsChosen(g, who, ctx).ids.some((id) => itemsOf(g, rivalOf(g, id), item).length > 0),
  words: ({ who, item = {}, random }, about) =>
    does(whoWords(who, about), verb('discard'), `1 ${itemWords(item)}${random === true ? ' at random' : ''}`),
  procedure: eachOf<LoseItemParams>('loseItem', {
    rules: ['WOW-OTH-02'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, { item = {}, random = false }, id) =>
      g.call(loseItem, { seat: id, items: itemsOf(g, rivalOf(g, id), item), random }),
  }),
});
