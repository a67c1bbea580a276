import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { hostileSelector } from '../content/selectors.js';
import { type CcPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import { deployHostile } from '../procs.js';
import { deciderOf } from '../program.js';
import { groupAt, hostileOf, leader } from '../queries.js';
import { availableOf, fits, removeModel } from '../rules/deploying.js';
import type { CellId, HostileId } from '../terms.js';
import { nameOf } from '../text/about.js';
import { hostileWords } from '../text/en/people.js';
import { hostileChoice } from './choosing.js';
import { anyOf } from './each.js';

const schema = z.strictObject({
  hostile: hostileSelector,
  category: z.string(),
  /** Left out: any of the category. */
  model: z.string().optional(),
});
export type ReplaceParams = z.infer<typeof schema>;

const newModel = (g: CcPosition, { category, model }: ReplaceParams): HostileId | undefined =>
  availableOf(g, category).find((id) => model === undefined || g.box.models[id]?.model === model);

type Replacing = { model: HostileId; slot: number };

const resolve = effectProcedure<Replacing>('replace')
  .step('who', ['CC-ACT-07', 'CC-LDR-11'], (g, v) => {
    const params = paramsOf<ReplaceParams>(g, v.node);
    const model = newModel(g, params);
    if (model === undefined) return g.end(false);
    v.model = model;
    const { ids, min, max } = hostileChoice(g, params.hostile, v);
    return g.some(deciderOf(g, v), 'choose-affected', ids, { min, max });
  })
  .step('remove', ['CC-ACT-07', 'CC-HAC-07', 'CC-LDR-03'], (g, v, ids) => {
    const [first] = ids;
    if (first === undefined) return g.end(false);
    v.slot = hostileOf(g, first).group;
    const spaces: CellId[] = [...new Set(ids.map((id) => hostileOf(g, id).at))];
    for (const id of ids) {
      groupAt(g, hostileOf(g, id).group).deployed--;
      removeModel(g, id);
    }
    const room = spaces.filter((cell) => fits(g, v.model as HostileId, cell));
    return room.length === 0 ? g.end(false) : g.one(leader(g), 'choose-hostile-space', room);
  })
  .step('put', ['CC-HAC-07', 'CC-REA-14'], (g, v, at) => {
    const slot = v.slot as number;
    groupAt(g, slot).deployed++;
    return g.call(deployHostile, { hostile: v.model as HostileId, slot, at });
  });

/** Hostiles make way for one other model, which belongs to their group. */
export const replaceEffect = effect<ReplaceParams>({
  verb: 'replace',
  schema,
  possible: (g, params, ctx) =>
    newModel(g, params) !== undefined && anyOf(hostileChoice(g, params.hostile, ctx)),
  words: ({ hostile, category, model }, about) =>
    order('replace', `${hostileWords(hostile, about).name} with one ${nameOf(model ?? category, about)}`),
  procedure: resolve,
});
