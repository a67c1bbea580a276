import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { orderWords } from '../text/en/words.js';

const schema = z.strictObject({ result: z.enum(['won', 'lost']) });
export type EndQuestParams = z.infer<typeof schema>;

const resolve = effectProcedure('endQuest').step('end', ['ACG-QUEST-02', 'ACG-QUEST-03'], (g, v) => {
  if (g.board.result !== null) return;
  const { result } = paramsOf<EndQuestParams>(g, v.node);
  g.board.result = result;
  g.tell?.('quest-ended', { quest: g.board.quest, result });
});

export const endQuestEffect = effect<EndQuestParams>({
  verb: 'endQuest',
  schema,
  words: ({ result }, line) => orderWords(line, `${result === 'won' ? 'win' : 'lose'} the quest`),
  procedure: resolve,
});
