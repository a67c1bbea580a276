import { z } from 'zod';
import { effect, effectProcedure } from '../kit.js';
import { order } from '../text/en/clause.js';

/** The ability card that is being played, in the window "card-played". */
const schema = z.strictObject({});
export type CancelCardParams = z.infer<typeof schema>;

/** The one below the card that says so. */
const answered = (playing: readonly { card: string; cancelled: boolean }[], self: string | null) =>
  playing.findLast(({ card, cancelled }) => card !== self && !cancelled);

export const cancelCardEffect = effect<CancelCardParams>({
  verb: 'cancelCard',
  schema,
  possible: ({ board }, _, { self }) => answered(board.playing, self) !== undefined,
  words: () => order('cancel', 'that ability card'),
  procedure: effectProcedure('cancelCard').step('cancel', 'WOW-KEY-01', (g, v) => {
    const one = answered(g.board.playing, v.self);
    if (one === undefined) return g.end(false);
    one.cancelled = true;
    g.tell?.('cancelled', { card: one.card });
    return g.end(true);
  }),
});
