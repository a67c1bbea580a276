import { z } from 'zod';
import { endEvent } from '../events-in-play.js';
import { effect, effectProcedure } from '../kit.js';
import { order } from '../text/en/clause.js';

/** Discards the event whose text it is. */
const schema = z.strictObject({});
export type EndParams = z.infer<typeof schema>;

export const endEffect = effect<EndParams>({
  verb: 'end',
  schema,
  possible: ({ board }, _, { self }) =>
    self !== null && (board.global === self || board.locations.some(({ card }) => card === self)),
  words: () => order('discard', 'this card'),
  procedure: effectProcedure('end').step('discard', 'WOW-CHL-10', (g, v) => {
    endEvent(g, v.self ?? '');
    return g.end(true);
  }),
});
