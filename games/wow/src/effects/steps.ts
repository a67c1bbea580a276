import { signed } from '@questhall/tabletop';
import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { does, verb } from '../text/en/clause.js';

/** Changes how far the active character may still move in this movement phase. */
const schema = z.strictObject({ add: z.int() });
export type StepsParams = z.infer<typeof schema>;

export const stepsEffect = effect<StepsParams>({
  verb: 'steps',
  schema,
  possible: ({ board }, _, { you }) => board.phase === 'movement' && board.active === you,
  words: ({ add }) =>
    does({ name: 'you', number: 'you' }, verb('have', 'has'), `${signed(add)} movement this turn`),
  procedure: effectProcedure('steps').step('add', 'WOW-MOV-02', (g, v) => {
    g.board.turn.moves = Math.max(0, g.board.turn.moves + paramsOf<StepsParams>(g, v.node).add);
    return g.end(true);
  }),
});
