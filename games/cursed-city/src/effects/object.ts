import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import type { Thing } from '../board.js';
import { cellSelector, place } from '../content/selectors.js';
import { type CcPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import type { Ctx } from '../procs.js';
import { deciderOf } from '../program.js';
import { journeyOf } from '../queries.js';
import { labels } from '../text/en/labels.js';
import { cellWords } from '../text/en/people.js';
import { cellChoice, cellsAt } from './choosing.js';

/** A mysterious object; others are what a journey calls them. */
const kind = z.string().optional();
const schema = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('place'), kind, at: cellSelector }),
  z.strictObject({
    does: z.literal('remove'),
    kind,
    in: place.optional(),
    count: z.union([z.int().min(1), z.literal('all')]).optional(),
  }),
]);
export type ObjectParams = z.infer<typeof schema>;
type Removing = Extract<ObjectParams, { does: 'remove' }>;

const OBJECT = 'object';

function removable(g: CcPosition, { kind: which = OBJECT, in: where }: Removing, ctx: Ctx): Thing[] {
  const cells = where === undefined ? null : cellsAt(g, where, ctx);
  return g.board.things.filter((thing) => thing.kind === which && (cells?.includes(thing.at) ?? true));
}

const resolve = effectProcedure('object')
  .step('look', 'CC-ACT-07', (g, v) =>
    paramsOf<ObjectParams>(g, v.node).does === 'remove' ? g.goto('which') : undefined,
  )
  .step('where', ['CC-ACT-07', 'CC-BRD-15', 'CC-LDR-11'], (g, v) => {
    const params = paramsOf<ObjectParams>(g, v.node);
    const cells = params.does === 'place' ? cellChoice(g, params.at, v) : [];
    return cells.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-cell', cells);
  })
  .step('place', 'CC-ACT-07', (g, v, at) => {
    const { kind: which = OBJECT } = paramsOf<ObjectParams>(g, v.node);
    const journey = journeyOf(g);
    const id = `${which}-${journey.nextThing++}`;
    g.board.things.push({ id, kind: which, at, guarded: false });
    g.tell?.('thing-placed', { thing: id, kind: which, at });
    return g.end(true);
  })
  .step('which', ['CC-ACT-07', 'CC-LDR-11'], (g, v) => {
    const params = paramsOf<Removing>(g, v.node);
    const ids = removable(g, params, v).map(({ id }) => id);
    const { count = 1 } = params;
    const max = count === 'all' ? ids.length : Math.min(count, ids.length);
    return ids.length === 0 ? g.end(false) : g.some(deciderOf(g, v), 'choose-thing', ids, { min: max, max });
  })
  .step('remove', 'CC-ACT-07', (g, v, ids) => {
    const { kind: which = OBJECT } = paramsOf<ObjectParams>(g, v.node);
    g.board.things = g.board.things.filter(({ id }) => !ids.includes(id));
    for (const thing of ids) g.tell?.('thing-removed', { thing, kind: which });
  });

/** A mysterious object or another token is laid on the battlefield or taken off. */
export const objectEffect = effect<ObjectParams>({
  verb: 'object',
  schema,
  possible: (g, params, ctx) =>
    params.does === 'place' ? cellChoice(g, params.at, ctx).length > 0 : removable(g, params, ctx).length > 0,
  words(params) {
    const what = labels.thing(params.kind ?? 'object').replace(/^the /, '');
    if (params.does === 'place') return order('place', `one ${what} ${cellWords(params.at)}`);
    return order('remove', params.count === 'all' ? `each ${what}` : `${params.count ?? 1} ${what}`);
  },
  procedure: resolve,
});
