import { z } from 'zod';
import { effect, effectProcedure } from '../kit.js';
import { flipEvent } from '../procs.js';
import { order } from '../text/en/clause.js';

/** Turns the event over whose text it is. */
const schema = z.strictObject({});
export type FlipParams = z.infer<typeof schema>;

export const flipEffect = effect<FlipParams>({
  verb: 'flip',
  schema,
  possible: ({ board }, _, { self }) => self !== null && !board.flipped.includes(self),
  words: () => order('flip', 'this card'),
  procedure: effectProcedure('flip')
    .step('flip', 'WOW-EVT-02', (g, v) =>
      g.call(flipEvent, { card: v.self ?? '', seat: v.you ?? g.board.active }),
    )
    .step('done', 'WOW-EVT-02', (g) => g.end(true)),
});
