import { z } from 'zod';
import * as de from '../text/de/speech.js';
import { orderWords } from '../text/en/words.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ add: z.int() });
type Params = z.infer<typeof schema>;

/** While wounds are about to be suffered: more of them, or fewer, never below none. */
const resolve = effectProcedure('changeAmount').step('change', ['ACG-GOLD-02', 'ACG-WND-03'], (g, v) => {
  if (g.board.stake === null) return;
  g.board.stake = Math.max(0, g.board.stake + paramsOf<Params>(v.node).add);
});

export const changeAmountEffect = effect<Params>({
  verb: 'changeAmount',
  schema,
  words: {
    en: ({ add }, line) =>
      orderWords(line, `${add < 0 ? 'reduce' : 'increase'} those wounds by ${Math.abs(add)}`),
    de: ({ add }, line) =>
      de.ordered(line, add < 0 ? de.VERBS.verringern : de.VERBS.erhöhen, `diese Wunden um ${Math.abs(add)}`),
  },
  procedure: resolve,
});
