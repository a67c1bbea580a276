import { counted } from '@questhall/tabletop';
import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { LIMITS } from '../terms.js';

/** So many dice that lie aside are rolled, and may be used whatever they show. */
const schema = z.strictObject({ roll: z.int().min(1) });
export type DestinyParams = z.infer<typeof schema>;

const resolve = effectProcedure('destiny').step('roll', ['CC-DST-04', 'CC-DIC-07'], (g, v) => {
  const { destiny } = g.board;
  const count = Math.min(paramsOf<DestinyParams>(g, v.node).roll, destiny.aside);
  const scores = Array.from({ length: count }, () => g.dice.draw('destiny-die', LIMITS.sides) + 1);
  destiny.available = [...destiny.available, ...scores];
  destiny.aside -= count;
  g.tell?.('destiny-moved', { available: [...destiny.available], aside: destiny.aside });
});

export const destinyEffect = effect<DestinyParams>({
  verb: 'destiny',
  schema,
  possible: ({ board: { destiny } }) => destiny.aside > 0,
  words: ({ roll }) => order('roll', counted(roll, 'discarded destiny die', 'discarded destiny dice')),
  procedure: resolve,
});
