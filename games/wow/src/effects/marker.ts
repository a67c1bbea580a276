import { counted, emptySlot } from '@questhall/tabletop';
import { z } from 'zod';
import { discardChallenge } from '../changes.js';
import { effect, effectProcedure, paramsOf, type WowPosition } from '../kit.js';
import { isSoNear } from '../predicates.js';
import type { Ctx } from '../procs.js';
import { deciderOf } from '../program.js';
import { maybeRival } from '../queries.js';
import { order } from '../text/en/clause.js';

/** An encounter marker of the owner's choice: discarded with its card, or turned to its yellow or red side. */
const schema = z.strictObject({
  do: z.enum(['discard', 'calm', 'rouse']),
  within: z.int().min(0).optional(),
});
export type MarkerParams = z.infer<typeof schema>;

const slotsFor = (g: WowPosition, { do: what, within }: MarkerParams, { you }: Ctx): string[] =>
  g.board.track.flatMap((one, slot) => {
    if (one === null || (what !== 'discard' && one.aggro === (what === 'rouse'))) return [];
    const near = within === undefined || isSoNear(g, maybeRival(g, you)?.space ?? null, one.space, within);
    return near ? [String(slot + 1)] : [];
  });

const DOES = {
  discard: ['discard', ''],
  calm: ['turn', ' to its yellow side'],
  rouse: ['turn', ' to its red side'],
} as const;

export const markerEffect = effect<MarkerParams>({
  verb: 'marker',
  schema,
  possible: (g, params, ctx) => slotsFor(g, params, ctx).length > 0,
  words: ({ do: what, within }) => {
    const [does, tail] = DOES[what];
    return order(
      does,
      `1 encounter marker${within === undefined ? '' : ` within ${counted(within, 'space')}`}${tail}`,
    );
  },
  procedure: effectProcedure('marker')
    .step('choose', 'WOW-UND-08', (g, v) => {
      const slots = slotsFor(g, paramsOf<MarkerParams>(g, v.node), v);
      return slots.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-marker', slots);
    })
    .step('do', ['WOW-UND-02', 'WOW-UND-03'], (g, v, slot) => {
      const at = Number(slot) - 1;
      const one = g.board.track[at];
      if (one === null || one === undefined) return g.end(false);
      const { do: what } = paramsOf<MarkerParams>(g, v.node);
      if (what !== 'discard') one.aggro = what === 'rouse';
      else {
        emptySlot(g.board.track, at);
        g.tell?.('marker-removed', { card: one.card, slot: at + 1 });
        discardChallenge(g, one.card);
      }
      return g.end(true);
    }),
});
