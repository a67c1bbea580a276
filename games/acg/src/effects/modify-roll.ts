import { z } from 'zod';
import { amount } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { iconCount } from '../queries.js';
import { ICONS } from '../terms.js';
import { amountWords, iconWords, orderWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';

const schema = z.strictObject({ icon: z.enum(ICONS), add: amount });
export type ModifyRollParams = z.infer<typeof schema>;

const resolve = effectProcedure('modifyRoll').step('modify', ['ACG-ACT-09', 'ACG-DICE-10'], (g, v) => {
  const { action } = g.board;
  if (action === null) return;
  const { icon, add } = paramsOf<ModifyRollParams>(g, v.node);
  // Only icons that are there can be taken away.
  const change = Math.max(amountOf(g, add, v), -Math.max(0, iconCount(action, icon)));
  if (change === 0) return;
  action.extra[icon] += change;
  g.tell?.('roll-modified', { icon, add: change });
});

export const modifyRollEffect = effect<ModifyRollParams>({
  verb: 'modifyRoll',
  schema,
  words: ({ icon, add }, line) => {
    const number = typeof add === 'number' ? add : (add.times ?? 1);
    const size = typeof add === 'number' ? Math.abs(add) : { ...add, times: Math.abs(number) };
    return orderWords(line, `${number < 0 ? 'remove' : 'add'} ${amountWords(size, iconWords(icon))}`);
  },
  procedure: resolve,
});
