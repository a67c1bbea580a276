import { z } from 'zod';
import { amount } from '../content/selectors.js';
import { iconCount } from '../queries.js';
import { ICONS } from '../terms.js';
import * as de from '../text/de/speech.js';
import { amountWords, iconWords, orderWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ icon: z.enum(ICONS), add: amount });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('modifyRoll').step('modify', ['ACG-ACT-09', 'ACG-DICE-10'], (g, v) => {
  const { action } = g.board;
  if (action === null) return;
  const { icon, add } = paramsOf<Params>(v.node);
  // Only icons that are there can be taken away.
  const change = Math.max(amountOf(g.board, add, v), -Math.max(0, iconCount(action, icon)));
  if (change === 0) return;
  action.extra[icon] += change;
  g.tell?.('roll-modified', { icon, add: change });
});

export const modifyRollEffect = effect<Params>({
  verb: 'modifyRoll',
  schema,
  words: {
    en: ({ icon, add }, line) => {
      const number = typeof add === 'number' ? add : (add.times ?? 1);
      const size = typeof add === 'number' ? Math.abs(add) : { ...add, times: Math.abs(number) };
      return orderWords(line, `${number < 0 ? 'remove' : 'add'} ${amountWords(size, iconWords(icon))}`);
    },
    de: ({ icon, add }, line) => {
      const number = typeof add === 'number' ? add : (add.times ?? 1);
      const size = typeof add === 'number' ? Math.abs(add) : { ...add, times: Math.abs(number) };
      const verb = number < 0 ? de.VERBS.entfernen : de.VERBS.hinzufügen;
      return de.ordered(line, verb, de.amountWords(size, de.ICONS[icon]));
    },
  },
  procedure: resolve,
});
