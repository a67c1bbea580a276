import { z } from 'zod';
import { effect, effectProcedure, type LrPosition, paramsOf } from '../kit.js';
import { order } from '../text/en/clause.js';
import { areaWords } from '../text/en/people.js';

const schema = z.strictObject({
  which: z.enum(['adventure', 'bounty']),
  /** Straight to this area, or one area on along a way; `null` takes it off the battlefield. */
  to: z.string().nullable().optional(),
  along: z.array(z.string()).min(2).optional(),
});
export type MarkerParams = z.infer<typeof schema>;

function goal(g: LrPosition, { which, to, along }: MarkerParams): string | null | undefined {
  const marker = g.board.markers[which];
  if (marker === null) return undefined;
  if (along === undefined) return to;
  return along[along.indexOf(marker.area ?? '') + 1];
}

const resolve = effectProcedure('marker').step('move', ['LR-SET-11', 'LR-RND-02'], (g, v) => {
  const params = paramsOf<MarkerParams>(g, v.node);
  const area = goal(g, params);
  const marker = g.board.markers[params.which];
  if (area === undefined || marker === null) return;
  marker.area = area;
  g.tell?.('marker-moved', { which: params.which, area });
});

export const markerEffect = effect<MarkerParams>({
  verb: 'marker',
  schema,
  possible: (g, params) => goal(g, params) !== undefined,
  words: ({ which, to, along }, about) => {
    if (along !== undefined)
      return order('move', `the ${which} token one area on towards ${areaWords(along.at(-1) ?? '', about)}`);
    return to === null || to === undefined
      ? order('take', `the ${which} token off the battlefield`)
      : order('move', `the ${which} token to ${areaWords(to, about)}`);
  },
  procedure: resolve,
});
