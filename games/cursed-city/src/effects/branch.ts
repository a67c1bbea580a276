import { z } from 'zod';
import { predicate } from '../content/conditions.js';
import type { Line } from '../content/line.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { holds } from '../predicates.js';
import { programOf, runProgram } from '../procs.js';
import { whenWords } from '../text/en/predicates.js';

const schema = (lines: z.ZodType<Line[]>) => z.strictObject({ if: predicate, lines, else: lines.optional() });
export type BranchParams = z.infer<ReturnType<typeof schema>>;

const resolve = effectProcedure('branch').step('go', 'CC-CRI-06', (g, v) => {
  const params = paramsOf<BranchParams>(g, v.node);
  if (holds(g, params.if, v)) return g.call(runProgram, programOf(v, `${v.node}.then`));
  return params.else === undefined ? undefined : g.call(runProgram, programOf(v, `${v.node}.else`));
});

/** One way or another, by what holds now. */
export const branchEffect = effect<BranchParams>({
  verb: 'branch',
  schema,
  nested: ({ lines, else: other }) => [
    { at: 'then', lines },
    ...(other === undefined ? [] : [{ at: 'else', lines: other }]),
  ],
  words: ({ if: condition, lines, else: others = [] }, about) => {
    const then = `${whenWords(condition, about)}: ${about.within(lines, about)}`;
    return { text: others.length === 0 ? then : `${then}. Otherwise: ${about.within(others, about)}` };
  },
  procedure: resolve,
});
