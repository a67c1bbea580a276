import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { isEmpty } from '../battlefield.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { layThing } from '../rules/things.js';
import { labels } from '../text/en/labels.js';
import { cellChoice } from './choosing.js';

const schema = z.strictObject({
  kind: z.string(),
  /** The name of spaces on the map; one goes into each. */
  at: z.string(),
});
export type ThingParams = z.infer<typeof schema>;

const resolve = effectProcedure('thing').step('lay', ['CC-JTY-06', 'CC-SET-21'], (g, v) => {
  const { kind, at } = paramsOf<ThingParams>(g, v.node);
  for (const cell of cellChoice(g, { in: { at: [at] } }, v)) if (isEmpty(g, cell)) layThing(g, kind, cell);
});

/** Tokens of a journey, in the spaces that its map names. */
export const thingEffect = effect<ThingParams>({
  verb: 'thing',
  schema,
  words: ({ kind }) =>
    order('place', `a ${labels.thing(kind).replace(/^the /, '')} on each space marked for it`),
  procedure: resolve,
});
