import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { lookAtDiscovery, placeDiscovery } from '../procs.js';
import { does, verb } from '../text/en/clause.js';

/** Places a discovery as the resource does, or looks at one on the board as Far Sight does. */
const schema = z.strictObject({ do: z.enum(['place', 'look']) });
export type DiscoveryParams = z.infer<typeof schema>;

export const discoveryEffect = effect<DiscoveryParams>({
  verb: 'discovery',
  schema,
  possible: ({ board }, params, { you }) =>
    you !== null && (params.do === 'place' || board.placed.length > 0),
  words: (params) =>
    params.do === 'place'
      ? does({ name: 'you', number: 'you' }, verb('place'), '1 discovery')
      : does(
          { name: 'you', number: 'you' },
          verb('look'),
          'at 1 discovery on the board; put it back or discard it',
        ),
  procedure: effectProcedure('discovery')
    .step('do', ['WOW-RES-06', 'WOW-DSC-04'], (g, v) => {
      const seat = v.you ?? '';
      return paramsOf<DiscoveryParams>(g, v.node).do === 'place'
        ? g.call(placeDiscovery, { seat })
        : g.call(lookAtDiscovery, { seat });
    })
    .step('done', 'WOW-RES-06', (g) => g.end(true)),
});
