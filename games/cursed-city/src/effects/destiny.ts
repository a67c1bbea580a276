import { counted } from '@questhall/tabletop';
import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import type { DieOption } from '../asks.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { destinyAt } from '../legal-dice.js';
import { deciderOf } from '../program.js';
import { discardDestiny } from '../rules/destiny.js';
import { LIMITS } from '../terms.js';

const schema = z.union([
  /** So many dice that lie aside are rolled, and may be used whatever they show. */
  z.strictObject({ roll: z.int().min(1) }),
  /** So many that may be used are laid aside. */
  z.strictObject({ discard: z.int().min(1) }),
  /** What happens to the roll of the next turn: there is none, or all its dice may be used. */
  z.strictObject({ next: z.enum(['skip', 'all-available']) }),
]);
export type DestinyParams = z.infer<typeof schema>;

const resolve = effectProcedure('destiny')
  .step('which', ['CC-DST-04', 'CC-EVT-06', 'CC-EVT-17', 'CC-DIC-07'], (g, v) => {
    const params = paramsOf<DestinyParams>(g, v.node);
    const { destiny } = g.board;
    if ('next' in params) {
      g.board.later.push({ when: 'next-destiny', what: params.next });
      g.tell?.('pending', { what: `destiny-${params.next}` });
    }
    if ('roll' in params) {
      const count = Math.min(params.roll, destiny.aside);
      const scores = Array.from({ length: count }, () => g.dice.draw('destiny-die', LIMITS.sides) + 1);
      destiny.available = [...destiny.available, ...scores];
      destiny.aside -= count;
      g.tell?.('destiny-moved', { available: [...destiny.available], aside: destiny.aside });
    }
    if (!('discard' in params)) return g.end(undefined);
    const options = destiny.available.map((score): DieOption => `destiny-${score}`);
    const count = Math.min(params.discard, options.length);
    return g.some(deciderOf(g, v), 'choose-die-to-change', options, { min: count, max: count });
  })
  .step('discard', 'CC-DST-04', (g, _, picked) => {
    for (const option of picked) discardDestiny(g, destinyAt(option) as number);
    const { available, aside } = g.board.destiny;
    g.tell?.('destiny-moved', { available: [...available], aside });
  });

export const destinyEffect = effect<DestinyParams>({
  verb: 'destiny',
  schema,
  possible: ({ board: { destiny } }, params) => {
    if ('roll' in params) return destiny.aside > 0;
    return 'discard' in params ? destiny.available.length > 0 : true;
  },
  words: (params) => {
    if ('roll' in params)
      return order('roll', `${counted(params.roll, 'discarded destiny die', 'discarded destiny dice')}`);
    if ('discard' in params) return order('discard', counted(params.discard, 'destiny die', 'destiny dice'));
    return {
      text:
        params.next === 'skip'
          ? 'no destiny roll is made next turn'
          : 'after the next destiny roll, all discarded destiny dice become available',
    };
  },
  procedure: resolve,
});
