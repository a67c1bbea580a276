import { signed } from '@questhall/tabletop';
import { z } from 'zod';
import { idOf } from '../fighters.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { opponentOf, ownFighter } from '../predicates.js';
import { LIMITS } from '../terms.js';
import { order } from '../text/en/clause.js';

/** A combat die: rolled again, set to a face, or changed by so much between 1 and the star. */
const schema = z
  .strictObject({
    whose: z.enum(['own', 'opponent']),
    reroll: z.literal(true).optional(),
    to: z.int().min(1).max(6).optional(),
    add: z.int().optional(),
  })
  .refine(({ reroll, to, add }) => [reroll, to, add].filter((one) => one !== undefined).length === 1, {
    message: 'a die is rerolled, set or changed',
  });
export type DieParams = z.infer<typeof schema>;

export const dieEffect = effect<DieParams>({
  verb: 'die',
  schema,
  possible: (g, { whose }, ctx) => (whose === 'own' ? ownFighter(g, ctx) : opponentOf(g, ctx))?.die != null,
  words: ({ whose, reroll, to, add = 0 }) => {
    const die = whose === 'own' ? 'your combat die' : 'the other combat die';
    if (reroll === true) return order('reroll', die);
    if (to !== undefined) return order('turn', `${die} to ${to === LIMITS.star ? 'the star' : to}`);
    return order('change', `${die} by ${signed(add)}`);
  },
  procedure: effectProcedure('die').step('turn', ['WOW-POW-08', 'WOW-POW-04'], (g, v) => {
    const { whose, reroll, to, add = 0 } = paramsOf<DieParams>(g, v.node);
    const fighter = whose === 'own' ? ownFighter(g, v) : opponentOf(g, v);
    if (fighter === undefined || fighter.die === null) return g.end(false);
    if (reroll === true) fighter.die = g.dice.draw('combat', LIMITS.star) + 1;
    else fighter.die = to ?? Math.min(LIMITS.star, Math.max(1, fighter.die + add));
    g.tell?.('rerolled', { who: idOf(fighter), die: fighter.die });
    return g.end(true);
  }),
});
