import { z } from 'zod';
import { effect, effectProcedure } from '../kit.js';
import { drawChallenge } from '../procs.js';
import { isInCity, maybeRival } from '../queries.js';
import { does, verb } from '../text/en/clause.js';

/** Draws and resolves a further challenge card of the own space. */
const schema = z.strictObject({});
export type ChallengeParams = z.infer<typeof schema>;

export const challengeEffect = effect<ChallengeParams>({
  verb: 'challenge',
  schema,
  possible: (g, _, { you }) => {
    const rival = maybeRival(g, you);
    return rival !== undefined && g.board.combat === null && !isInCity(g, rival);
  },
  words: () => does({ name: 'you', number: 'you' }, verb('draw'), 'and resolve another challenge card'),
  procedure: effectProcedure('challenge')
    .step('draw', 'WOW-CHL-06', (g, v) => g.call(drawChallenge, { seat: v.you ?? '' }))
    .step('done', 'WOW-CHL-06', (g) => g.end(true)),
});
