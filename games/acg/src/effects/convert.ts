import { z } from 'zod';
import type { Action } from '../board.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { iconCount } from '../queries.js';
import { ICONS, type Icon } from '../terms.js';
import { counted, iconWords, orderWords } from '../text/en/words.js';
import { deciderFor } from './choosing.js';

const schema = z.strictObject({
  from: z.enum([...ICONS, 'blank']),
  to: z.enum(ICONS),
  count: z.int().min(1),
});
export type ConvertParams = z.infer<typeof schema>;

function available(action: Action, from: ConvertParams['from']): number {
  if (from === 'blank') return action.dice.filter((die) => die.icons.length === 0).length;
  return Math.max(0, iconCount(action, from));
}

const resolve = effectProcedure('convert')
  .step('number', ['ACG-DICE-07', 'ACG-DICE-08', 'ACG-GOLD-09'], (g, v) => {
    const { action } = g.board;
    if (action === null) return g.end(undefined);
    const { from, count } = paramsOf<ConvertParams>(g, v.node);
    const max = Math.min(count, available(action, from));
    return g.amount(deciderFor(g, v), 'how-many-to-convert', { min: v.may ? 0 : max, max });
  })
  .step('convert', ['ACG-DICE-07', 'ACG-DICE-09'], (g, v, count) => {
    const { action } = g.board;
    const { from, to } = paramsOf<ConvertParams>(g, v.node);
    if (action === null || count === 0) return;
    for (let i = 0; i < count; i++) convertOne(action, from, to);
    g.tell?.('icon-converted', { from, to, count });
  });

/** On the dice first; icons beyond them, such as those of spent tokens, only then. */
function convertOne(action: Action, from: ConvertParams['from'], to: Icon): void {
  for (const die of action.dice) {
    const at = from === 'blank' ? die.icons.length : die.icons.indexOf(from);
    if (from === 'blank' ? at > 0 : at < 0) continue;
    die.icons[at] = to;
    return;
  }
  if (from !== 'blank') action.extra[from]--;
  action.extra[to]++;
}

export const convertEffect = effect<ConvertParams>({
  verb: 'convert',
  schema,
  choosesItself: () => true,
  words: ({ from, to, count }, line) => {
    const plural = from === 'blank' ? 'blank dice' : `${iconWords(from)}s`;
    const what = `${line.may && count > 1 ? 'up to ' : ''}${counted(count, iconWords(from), plural)}`;
    return orderWords(line, `convert ${what} to ${count === 1 ? `a ${iconWords(to)}` : `${iconWords(to)}s`}`);
  },
  procedure: resolve,
});
