import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { activateResource } from '../procs.js';
import { RESOURCES } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { resources } from '../text/en/terms.js';

/** Activates a resource as if it lay in the own space. */
const schema = z.strictObject({ resource: z.enum(RESOURCES) });
export type ResourceParams = z.infer<typeof schema>;

export const resourceEffect = effect<ResourceParams>({
  verb: 'resource',
  schema,
  possible: (_, __, { you }) => you !== null,
  words: ({ resource }) =>
    does(
      { name: 'you', number: 'you' },
      verb('activate'),
      `a ${resources[resource]} as if it were in your space`,
    ),
  procedure: effectProcedure('resource')
    .step('activate', 'WOW-EXP-03', (g, v) =>
      g.call(activateResource, { seat: v.you ?? '', resource: paramsOf<ResourceParams>(g, v.node).resource }),
    )
    .step('done', 'WOW-EXP-03', (g) => g.end(true)),
});
