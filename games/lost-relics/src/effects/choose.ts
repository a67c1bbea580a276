import { z } from 'zod';
import { type Line, lines } from '../content/line.js';
import { programOf, runProgram } from '../procs.js';
import { couldHappen, deciderOf } from '../program.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  options: z.array(z.strictObject({ id: z.string(), name: z.string(), lines })).min(2),
});
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('choose')
  .step('which', 'LR-RND-02', (g, v) => {
    const { options } = paramsOf<Params>(v.node);
    const open = options.filter(({ id }) => couldHappen(g.board, `${v.node}.${id}`, v)).map(({ id }) => id);
    return open.length === 0 ? g.end(undefined) : g.one(deciderOf(g.board, v), 'choose-option', open);
  })
  .step('do', 'LR-RND-02', (g, v, id) => g.call(runProgram, programOf(v, `${v.node}.${id}`)));

export const chooseEffect = effect<Params>({
  verb: 'choose',
  schema,
  nested: ({ options }) =>
    options.map(({ id, lines: inner }) => ({ at: id, lines: inner as readonly Line[] })),
  words: {
    en: ({ options }) => ({ text: `choose one: ${options.map(({ name }) => `“${name}”`).join(' or ')}` }),
    de: ({ options }) => ({ text: `wählt eins: ${options.map(({ name }) => `„${name}“`).join(' oder ')}` }),
  },
  procedure: resolve,
});
