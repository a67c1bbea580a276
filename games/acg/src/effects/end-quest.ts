import { z } from 'zod';
import * as de from '../text/de/speech.js';
import { orderWords } from '../text/en/words.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ result: z.enum(['won', 'lost']) });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('endQuest').step('end', ['ACG-QUEST-02', 'ACG-QUEST-03'], (g, v) => {
  if (g.board.result !== null) return;
  const { result } = paramsOf<Params>(v.node);
  g.board.result = result;
  g.tell?.('quest-ended', { quest: g.board.quest, result });
});

export const endQuestEffect = effect<Params>({
  verb: 'endQuest',
  schema,
  words: {
    en: ({ result }, line) => orderWords(line, `${result === 'won' ? 'win' : 'lose'} the quest`),
    de: ({ result }, line) => {
      if (!line.may) return de.does(de.QUEST, de.VERBS.sein, result === 'won' ? 'gewonnen' : 'verloren');
      return de.ordered(line, result === 'won' ? de.VERBS.gewinnen : de.VERBS.verlieren, 'die Quest');
    },
  },
  procedure: resolve,
});
