import { allowed } from '@questhall/engine';
import { z } from 'zod';
import type { Line } from '../content/line.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { programOf, runProgram } from '../procs.js';
import { couldHappen, deciderOf, type EffectVars } from '../program.js';
import { type LrChoice, NO_EFFECT_THERE } from '../refusals.js';

const schema = (lines: z.ZodType<Line[]>) =>
  z.strictObject({
    options: z.array(z.strictObject({ id: z.string(), name: z.string(), lines })).min(2),
  });
export type ChooseParams = z.infer<ReturnType<typeof schema>>;

/** Only what could happen is a way. */
export const ways: LrChoice<EffectVars, string> = {
  candidates: (g, v) => paramsOf<ChooseParams>(g, v.node).options.map(({ id }) => id),
  judge: (g, v, id) => (couldHappen(g, `${v.node}.${id}`, v) ? true : NO_EFFECT_THERE),
};

export const choose = effectProcedure('choose')
  .step('which', 'LR-RND-02', (g, v) => {
    const open = allowed(ways, g, v);
    return open.length === 0 ? g.end(undefined) : g.one(deciderOf(g, v), 'choose-option', open);
  })
  .step('do', 'LR-RND-02', (g, v, id) => g.call(runProgram, programOf(v, `${v.node}.${id}`)));

export const chooseEffect = effect<ChooseParams>({
  verb: 'choose',
  schema,
  nested: ({ options }) => options.map(({ id, lines }) => ({ at: id, lines })),
  words: ({ options }) => ({ text: `choose one: ${options.map(({ name }) => `“${name}”`).join(' or ')}` }),
  procedure: choose,
});
