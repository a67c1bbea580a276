import { counted } from '@questhall/tabletop';
import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import type { CcPosition } from '../kit.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import type { Ctx } from '../procs.js';
import { reinforce } from '../procs.js';
import { isGroupName, maybeHostile, slotOf } from '../queries.js';

const schema = z.strictObject({ group: z.literal('this'), most: z.int().min(1).optional() });
export type RaiseParams = z.infer<typeof schema>;

/** The group whose text it is. */
function slotFor(g: CcPosition, { self }: Ctx): number | null {
  if (self === null) return null;
  return isGroupName(self) ? slotOf(self) : (maybeHostile(g, self)?.group ?? null);
}

const slainOf = (g: CcPosition, ctx: Ctx): readonly string[] => {
  const slot = slotFor(g, ctx);
  return slot === null ? [] : (g.board.track[slot]?.slain ?? []);
};

const resolve = effectProcedure('raise').step('raise', ['CC-CON-08', 'CC-CON-32', 'CC-HAC-07'], (g, v) => {
  const { most } = paramsOf<RaiseParams>(g, v.node);
  const slot = slotFor(g, v);
  const hostiles = slainOf(g, v).slice(0, most);
  return slot === null || hostiles.length === 0
    ? undefined
    : g.call(reinforce, { slot, hostiles, again: true });
});

/** Slain models of the group come back as reinforcements. */
export const raiseEffect = effect<RaiseParams>({
  verb: 'raise',
  schema,
  possible: (g, _, ctx) => slainOf(g, ctx).length > 0,
  words: ({ most }) =>
    order(
      'deploy',
      `${most === undefined ? 'all slain models' : `up to ${counted(most, 'slain model')}`} of this group as reinforcements`,
    ),
  procedure: resolve,
});
