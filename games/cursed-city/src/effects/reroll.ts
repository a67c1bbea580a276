import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { deciderOf } from '../program.js';
import { rerollable, rerollOpen, unlikeOnes } from '../rules/dice.js';

const schema = z.strictObject({
  /** All of them, one, or one and more as whoever decides likes. */
  dice: z.enum(['all', 'one', 'any']),
});
export type RerollParams = z.infer<typeof schema>;

const resolve = effectProcedure('reroll')
  .step('which', ['CC-DIC-06', 'CC-DIC-08', 'CC-CON-05'], (g, v) => {
    const { dice } = paramsOf<RerollParams>(g, v.node);
    const able = rerollable(g);
    if (dice === 'all') return g.pass(able);
    if (dice === 'any') return g.some(deciderOf(g, v), 'reroll-dice', able, { min: 1, max: able.length });
    return g.some(deciderOf(g, v), 'reroll-dice', unlikeOnes(g, able), { min: 1, max: 1 });
  })
  .step('roll', ['CC-DIC-06', 'CC-DIC-09'], (g, _, picked) => rerollOpen(g, picked));

/** Dice of the open roll are rolled once more. */
export const rerollEffect = effect<RerollParams>({
  verb: 'reroll',
  schema,
  possible: (g) => rerollable(g).length > 0,
  words: ({ dice }) =>
    order(
      're-roll',
      dice === 'all' ? 'all of the dice' : `one${dice === 'any' ? ' or more' : ''} of the dice`,
    ),
  procedure: resolve,
});
