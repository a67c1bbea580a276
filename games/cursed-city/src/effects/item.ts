import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { gainItem, loseItem } from '../procs.js';
import { ITEMS } from '../terms.js';
import { nameOf } from '../text/about.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({
  item: z.enum(ITEMS),
  hero: heroSelector,
  /** It is given away instead. */
  remove: z.literal(true).optional(),
});
export type ItemParams = z.infer<typeof schema>;

export const itemEffect = effect<ItemParams>({
  verb: 'item',
  schema,
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: ({ hero, item, remove }, about) =>
    does(heroWords(hero, about), remove === true ? verb('discard') : verb('gain'), nameOf(item, about)),
  procedure: eachOf<ItemParams>('item', {
    rules: ['CC-ITM-01', 'CC-ITM-02'],
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, { item, remove }, hero) =>
      remove === true ? g.call(loseItem, { hero }) : g.call(gainItem, { hero, item }),
  }),
});
