import { z } from 'zod';
import type { LrBoard } from '../board.js';
import * as de from '../text/de/speech.js';
import { order } from '../text/en/clause.js';
import { areaWords } from '../text/en/people.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  which: z.enum(['adventure', 'bounty']),
  /** Straight to this area, or one area on along a way; `null` takes it off the battlefield. */
  to: z.string().nullable().optional(),
  along: z.array(z.string()).min(2).optional(),
});
type Params = z.infer<typeof schema>;

function goal(b: LrBoard, { which, to, along }: Params): string | null | undefined {
  const marker = b.markers[which];
  if (marker === null) return undefined;
  if (along === undefined) return to;
  return along[along.indexOf(marker.area ?? '') + 1];
}

const resolve = effectProcedure('marker').step('move', ['LR-SET-11', 'LR-RND-02'], (g, v) => {
  const params = paramsOf<Params>(v.node);
  const area = goal(g.board, params);
  const marker = g.board.markers[params.which];
  if (area === undefined || marker === null) return;
  marker.area = area;
  g.tell?.('marker-moved', { which: params.which, area });
});

export const markerEffect = effect<Params>({
  verb: 'marker',
  schema,
  possible: (b, params) => goal(b, params) !== undefined,
  words: {
    en: ({ which, to, along }) => {
      if (along !== undefined)
        return order('move', `the ${which} token one area on towards ${areaWords(along.at(-1) ?? '')}`);
      return to === null || to === undefined
        ? order('take', `the ${which} token off the battlefield`)
        : order('move', `the ${which} token to ${areaWords(to)}`);
    },
    de: ({ which, to, along }) => {
      const marker = `den ${de.MARKERS[which]}`;
      if (along !== undefined)
        return de.order(
          de.VERBS.bewegen,
          `${marker} einen Bereich weiter auf dem Weg ${de.toAreas(along.slice(-1))}`,
        );
      return to === null || to === undefined
        ? de.order(de.VERBS.entfernen, `${marker} vom Spielfeld`)
        : de.order(de.VERBS.bewegen, `${marker} ${de.toAreas([to])}`);
    },
  },
  procedure: resolve,
});
