import { z } from 'zod';
import { characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { gainLevel } from '../procs.js';
import { LEVELS } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { whoWords } from '../text/en/people.js';
import { seatsChosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ who: characters, to: z.enum(LEVELS) });
export type LevelParams = z.infer<typeof schema>;

export const levelEffect = effect<LevelParams>({
  verb: 'level',
  schema,
  possible: (g, { who }, ctx) => anyOf(seatsChosen(g, who, ctx)),
  words: ({ who, to }, about) => does(whoWords(who, about), verb('gain'), `the ${to} level`),
  procedure: eachOf<LevelParams>('level', {
    rules: ['WOW-LVL-09'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, { to }, id) => g.call(gainLevel, { seat: id, level: to }),
  }),
});
