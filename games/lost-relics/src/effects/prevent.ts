import { z } from 'zod';
import { amount } from '../content/selectors.js';
import * as de from '../text/de/speech.js';
import { order } from '../text/en/clause.js';
import { amountWords } from '../text/en/people.js';
import { amountOf } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ count: amount });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('prevent').step('prevent', ['LR-DMH-01', 'LR-DMG-08'], (g, v) => {
  const { stake } = g.board;
  if (stake === null) return;
  const count = Math.min(stake, amountOf(g.board, paramsOf<Params>(v.node).count, v));
  g.board.stake = stake - count;
  g.tell?.('prevented', { count });
});

/** Only while damage is about to be dealt. */
export const preventEffect = effect<Params>({
  verb: 'prevent',
  schema,
  possible: (b) => (b.stake ?? 0) > 0,
  words: {
    en: ({ count }, about) => order('prevent', amountWords(count, { one: 'damage', many: 'damage' }, about)),
    de: ({ count }, about) =>
      de.order(de.VERBS.verhindern, de.amountWords(count, { one: 'Schaden', many: 'Schaden' }, about)),
  },
  procedure: resolve,
});
