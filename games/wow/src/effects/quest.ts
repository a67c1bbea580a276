import { z } from 'zod';
import { characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { gainQuest } from '../procs.js';
import { does, verb } from '../text/en/clause.js';
import { whoWords } from '../text/en/people.js';
import { seatsChosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

/** Draws an elite quest, as at a quest giver. */
const schema = z.strictObject({ who: characters });
export type QuestParams = z.infer<typeof schema>;

export const questEffect = effect<QuestParams>({
  verb: 'quest',
  schema,
  possible: (g, { who }, ctx) => anyOf(seatsChosen(g, who, ctx)),
  words: ({ who }, about) => does(whoWords(who, about), verb('draw'), '1 elite quest'),
  procedure: eachOf<QuestParams>('quest', {
    rules: ['WOW-RES-16'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, _, id) => g.call(gainQuest, { seat: id }),
  }),
});
