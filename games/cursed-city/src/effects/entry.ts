import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { readEntry } from '../procs.js';
import { nameOf } from '../text/about.js';

const schema = z.strictObject({ entry: z.string() });
export type EntryParams = z.infer<typeof schema>;

const resolve = effectProcedure('entry').step('read', 'CC-CRI-06', (g, v) =>
  v.you === null
    ? undefined
    : g.call(readEntry, { entry: paramsOf<EntryParams>(g, v.node).entry, hero: v.you }),
);

/** The story goes on in another entry, with the same acting hero. */
export const entryEffect = effect<EntryParams>({
  verb: 'entry',
  schema,
  words: ({ entry }, about) => order('go on', `with “${nameOf(entry, about)}”`),
  procedure: resolve,
});
