import { z } from 'zod';
import { characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { bringDown } from '../procs.js';
import { does, verb } from '../text/en/clause.js';
import { whoWords } from '../text/en/people.js';
import { chosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ who: characters });
export type DefeatParams = z.infer<typeof schema>;

export const defeatEffect = effect<DefeatParams>({
  verb: 'defeat',
  schema,
  possible: (g, { who }, ctx) => anyOf(chosen(g, who, ctx)),
  words: ({ who }, about) => does(whoWords(who, about), verb('are', 'is'), 'defeated'),
  procedure: eachOf<DefeatParams>('defeat', {
    rules: ['WOW-DEF-03'],
    choose: (g, { who }, ctx) => chosen(g, who, ctx),
    apply: (g, _, id, v) => g.call(bringDown, { who: id, by: v.you ?? v.self }),
  }),
});
