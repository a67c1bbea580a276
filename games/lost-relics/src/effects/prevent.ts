import { z } from 'zod';
import { amount } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { order } from '../text/en/clause.js';
import { amountWords } from '../text/en/people.js';
import { amountOf } from './choosing.js';

const schema = z.strictObject({ count: amount });
export type PreventParams = z.infer<typeof schema>;

const resolve = effectProcedure('prevent').step('prevent', ['LR-DMH-01', 'LR-DMG-08'], (g, v) => {
  const { stake } = g.board;
  if (stake === null) return;
  const count = Math.min(stake, amountOf(g, paramsOf<PreventParams>(g, v.node).count, v));
  g.board.stake = stake - count;
  g.tell?.('prevented', { count });
});

/** Only while damage is about to be dealt. */
export const preventEffect = effect<PreventParams>({
  verb: 'prevent',
  schema,
  possible: (g) => (g.board.stake ?? 0) > 0,
  words: ({ count }, about) => order('prevent', amountWords(count, { one: 'damage', many: 'damage' }, about)),
  procedure: resolve,
});
