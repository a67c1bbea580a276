import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { beside } from '../battlefield.js';
import type { Thing } from '../board.js';
import type { Line } from '../content/line.js';
import { type CcPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import { programOf, runProgram } from '../procs.js';
import { journeyOf, standing } from '../queries.js';
import { liftThing } from '../rules/things.js';
import { labels } from '../text/en/labels.js';

const schema = (lines: z.ZodType<Line[]>) =>
  z.strictObject({
    kind: z.string(),
    /** How many were taken so far. */
    counter: z.string(),
    /** What follows from each of them. */
    each: lines.optional(),
  });
export type GatherParams = z.infer<ReturnType<typeof schema>>;

/** Those that a hero stands next to. */
const reached = (g: CcPosition, kind: string): Thing | undefined => {
  const around = standing(g).flatMap(({ at }) => (at === null ? [] : beside(g, at)));
  return g.board.things.find((thing) => thing.kind === kind && around.includes(thing.at));
};

const resolve = effectProcedure('gather').repeat<unknown>('take', ['CC-JTY-06', 'CC-DEL-07'], (g, v) => {
  const { kind, counter } = paramsOf<GatherParams>(g, v.node);
  const thing = reached(g, kind);
  if (thing === undefined) return undefined;
  const { counters } = journeyOf(g);
  const now = (counters[counter] ?? 0) + 1;
  counters[counter] = now;
  liftThing(g, thing.id);
  g.tell?.('counted', { counter, now });
  return g.call(runProgram, programOf(v, `${v.node}.each`));
});

/** Tokens beside heroes are taken and counted: citizens who come along, phylacteries that break. */
export const gatherEffect = effect<GatherParams>({
  verb: 'gather',
  schema,
  nested: ({ each = [] }) => [{ at: 'each', lines: each }],
  possible: (g, { kind }) => reached(g, kind) !== undefined,
  words: ({ kind, each = [] }, about) => {
    const what = labels.thing(kind).replace(/^the /, '');
    const more = each.length === 0 ? '' : `. For each of them: ${about.within(each, about)}`;
    return order('take', `each ${what} that a hero stands next to${more}`);
  },
  procedure: resolve,
});
