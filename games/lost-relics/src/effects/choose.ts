import { z } from 'zod';
import type { Line } from '../content/line.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { programOf, runProgram } from '../procs.js';
import { couldHappen, deciderOf } from '../program.js';

const schema = (lines: z.ZodType<Line[]>) =>
  z.strictObject({
    options: z.array(z.strictObject({ id: z.string(), name: z.string(), lines })).min(2),
  });
export type ChooseParams = z.infer<ReturnType<typeof schema>>;

const resolve = effectProcedure('choose')
  .step('which', 'LR-RND-02', (g, v) => {
    const { options } = paramsOf<ChooseParams>(g, v.node);
    const open = options.filter(({ id }) => couldHappen(g, `${v.node}.${id}`, v)).map(({ id }) => id);
    return open.length === 0 ? g.end(undefined) : g.one(deciderOf(g, v), 'choose-option', open);
  })
  .step('do', 'LR-RND-02', (g, v, id) => g.call(runProgram, programOf(v, `${v.node}.${id}`)));

export const chooseEffect = effect<ChooseParams>({
  verb: 'choose',
  schema,
  nested: ({ options }) => options.map(({ id, lines }) => ({ at: id, lines })),
  words: ({ options }) => ({ text: `choose one: ${options.map(({ name }) => `“${name}”`).join(' or ')}` }),
  procedure: resolve,
});
