import { z } from 'zod';
import { characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { gainItem } from '../procs.js';
import { rivalOf } from '../queries.js';
import { LEVELS } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { whoWords } from '../text/en/people.js';
import { seatsChosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

/** Gains an item of a level, from the bottom of that deck. */
const schema = z.strictObject({ who: characters, level: z.enum([...LEVELS, 'own']) });
export type ItemParams = z.infer<typeof schema>;

export const itemEffect = effect<ItemParams>({
  verb: 'item',
  schema,
  possible: (g, { who }, ctx) => anyOf(seatsChosen(g, who, ctx)),
  words: ({ who, level }, about) =>
    does(
      whoWords(who, about),
      verb('gain'),
      level === 'own' ? 'an item of their own level' : `a ${level} item`,
    ),
  procedure: eachOf<ItemParams>('item', {
    rules: ['WOW-ITM-04'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, { level }, id) =>
      g.call(gainItem, { seat: id, level: level === 'own' ? rivalOf(g, id).level : level }),
  }),
});
