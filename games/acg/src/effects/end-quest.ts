import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from './effect.js';
import { orderWords } from './words.js';

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
  words: ({ result }, line) => orderWords(line, `${result === 'won' ? 'win' : 'lose'} the quest`),
  procedure: resolve,
});
