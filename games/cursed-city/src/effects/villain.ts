import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { cellSelector } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { deployHostile } from '../procs.js';
import { deciderOf } from '../program.js';
import { groupAt } from '../queries.js';
import { availableOf } from '../rules/deploying.js';
import { nameOf } from '../text/about.js';
import { cellWords } from '../text/en/people.js';
import { cellChoice } from './choosing.js';

const schema = z.strictObject({ category: z.string(), count: z.int().min(1), at: cellSelector });
export type VillainParams = z.infer<typeof schema>;

/** Whom a journey brings in acts with the first group that has arrived, or with the first that is still to come. */
const resolve = effectProcedure<{ left: number; slot: number }>('villain')
  .step('begin', ['CC-JTY-06', 'CC-SET-21'], (g, v) => {
    v.left = paramsOf<VillainParams>(g, v.node).count;
    const { track } = g.board;
    const here = track.findIndex((group) => group !== null && !group.facedown);
    v.slot = here >= 0 ? here : track.findIndex((group) => group !== null);
  })
  .step('where', ['CC-JTY-06', 'CC-ENC-11', 'CC-LDR-03'], (g, v) => {
    const { category, at } = paramsOf<VillainParams>(g, v.node);
    const cells = cellChoice(g, at, v);
    const isDone = (v.left ?? 0) === 0 || (v.slot ?? -1) < 0 || availableOf(g, category).length === 0;
    return isDone || cells.length === 0 ? g.end(undefined) : g.one(deciderOf(g, v), 'choose-cell', cells);
  })
  .step('put', ['CC-JTY-06', 'CC-HAC-07'], (g, v, at) => {
    const [hostile] = availableOf(g, paramsOf<VillainParams>(g, v.node).category);
    const slot = v.slot as number;
    v.left = (v.left ?? 0) - 1;
    groupAt(g, slot).deployed++;
    return g.call(deployHostile, { hostile: hostile as string, slot, at });
  })
  .step('more', 'CC-JTY-06', (g) => g.goto('where'));

export const villainEffect = effect<VillainParams>({
  verb: 'villain',
  schema,
  possible: (g, { category }) => availableOf(g, category).length > 0,
  words: ({ category, count, at }, about) =>
    order('deploy', `${count === 1 ? '' : `${count} `}${nameOf(category, about)} ${cellWords(at)}`),
  procedure: resolve,
});
