import { z } from 'zod';
import { moveItem } from '../changes.js';
import { characters, items } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { itemsOf } from '../predicates.js';
import { deciderOf } from '../program.js';
import { rivalOf } from '../queries.js';
import type { ItemId } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { itemWords, whomWords } from '../text/en/people.js';
import { seatsChosen } from './choosing.js';

/** Takes an item out of a bag; equipped ones are safe (WOW-ITM-15). */
const schema = z.strictObject({
  from: characters,
  item: items.omit({ from: true }).optional(),
  random: z.literal(true).optional(),
});
export type StealParams = z.infer<typeof schema>;

export const stealEffect = effect<StealParams>({
  verb: 'steal',
  schema,
  possible: (g, { from, item = {} }, ctx) =>
    seatsChosen(g, from, ctx).ids.some(
      (id) => id !== ctx.you && itemsOf(g, rivalOf(g, id), { ...item, from: 'bag' }).length > 0,
    ),
  words: ({ from, item = {}, random }, about) =>
    does(
      { name: 'you', number: 'you' },
      verb('take'),
      `1 ${itemWords(item)}${random === true ? ' at random' : ''} from the bag of ${whomWords(from, about)}`,
    ),
  procedure: effectProcedure('steal')
    .step('choose', 'WOW-ITM-15', (g, v) => {
      const { from, item = {}, random } = paramsOf<StealParams>(g, v.node);
      const choice = seatsChosen(g, from, v).ids.filter((id) => id !== v.you);
      const all = choice.flatMap((id) => itemsOf(g, rivalOf(g, id), { ...item, from: 'bag' }));
      if (all.length === 0) return g.end(false);
      if (random === true) return g.pass(g.dice.pick('item', all));
      return g.one(deciderOf(g, v), 'choose-items', all);
    })
    .step('take', ['WOW-ITM-15', 'WOW-KEY-10'], (g, v, item: ItemId) => {
      moveItem(g, item, rivalOf(g, v.you ?? ''));
      return g.end(true);
    }),
});
