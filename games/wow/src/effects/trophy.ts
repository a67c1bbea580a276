import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { gainTrophy } from '../procs.js';
import { does, verb } from '../text/en/clause.js';

const schema = z.strictObject({ trophy: z.string() });
export type TrophyParams = z.infer<typeof schema>;

export const trophyEffect = effect<TrophyParams>({
  verb: 'trophy',
  schema,
  possible: ({ board }, { trophy }, { you }) => you !== null && (board.trophies[trophy] ?? 0) > 0,
  words: ({ trophy }, about) =>
    does({ name: 'you', number: 'you' }, verb('gain'), `the trophy ${about.name(trophy)}`),
  procedure: effectProcedure('trophy')
    .step('gain', 'WOW-TRO-01', (g, v) =>
      g.call(gainTrophy, { seat: v.you ?? '', trophy: paramsOf<TrophyParams>(g, v.node).trophy }),
    )
    .step('done', 'WOW-TRO-01', (g) => g.end(true)),
});
