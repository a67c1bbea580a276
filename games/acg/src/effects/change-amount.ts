import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { orderWords } from '../text/en/words.js';

const schema = z.strictObject({ add: z.int() });
export type ChangeAmountParams = z.infer<typeof schema>;

/** While wounds are about to be suffered: more of them, or fewer, never below none. */
const resolve = effectProcedure('changeAmount').step('change', ['ACG-GOLD-02', 'ACG-WND-03'], (g, v) => {
  if (g.board.stake === null) return;
  g.board.stake = Math.max(0, g.board.stake + paramsOf<ChangeAmountParams>(g, v.node).add);
});

export const changeAmountEffect = effect<ChangeAmountParams>({
  verb: 'changeAmount',
  schema,
  words: ({ add }, line) =>
    orderWords(line, `${add < 0 ? 'reduce' : 'increase'} those wounds by ${Math.abs(add)}`),
  procedure: resolve,
});
