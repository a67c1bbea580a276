import { z } from 'zod';
import { spaceOf } from '../content/library.js';
import { place } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { spawnEncounter } from '../procs.js';
import { deciderOf } from '../program.js';
import { LEVELS } from '../terms.js';
import { order } from '../text/en/clause.js';
import { placeWords } from '../text/en/people.js';
import { placesFor } from './choosing.js';

/** Puts an encounter of a colour into play on the track, its marker on a space that is no city. */
const schema = z.strictObject({ colour: z.enum(LEVELS), at: place });
export type SpawnParams = z.infer<typeof schema>;

export const spawnEffect = effect<SpawnParams>({
  verb: 'spawn',
  schema,
  possible: ({ board }, { colour }) => board.challenge[colour].length > 0,
  words: ({ colour, at }, about) => order('place', `a ${colour} encounter ${placeWords(at, about)}`),
  procedure: effectProcedure('spawn')
    .step('where', 'WOW-UND-01', (g, v) => {
      const spaces = placesFor(g, paramsOf<SpawnParams>(g, v.node).at, v).filter(
        (space) => spaceOf(g, space).city !== true,
      );
      return spaces.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-place', spaces);
    })
    .step('place', 'WOW-UND-01', (g, v, space) =>
      g.call(spawnEncounter, { level: paramsOf<SpawnParams>(g, v.node).colour, space }),
    )
    .step('done', 'WOW-UND-01', (g) => g.end(true)),
});
