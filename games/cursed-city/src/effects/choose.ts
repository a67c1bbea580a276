import { allowed } from '@questhall/engine';
import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import type { Line } from '../content/line.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { programOf, runProgram } from '../procs.js';
import { couldHappen, deciderOf, type EffectVars } from '../program.js';
import { type CcChoice, NO_EFFECT } from '../refusals.js';
import { optionWords } from '../text/en/terms.js';

const schema = (lines: z.ZodType<Line[]>) =>
  z.strictObject({
    options: z.array(z.strictObject({ id: z.string(), name: z.string(), lines })).min(2),
  });
export type ChooseParams = z.infer<ReturnType<typeof schema>>;

/** Only what could happen is a way; a way without lines is always one. */
export const ways: CcChoice<EffectVars, string> = {
  candidates: (g, v) => paramsOf<ChooseParams>(g, v.node).options.map(({ id }) => id),
  judge(g, v, id) {
    const program = `${v.node}.${id}`;
    return g.box.programs[program]?.length === 0 || couldHappen(g, program, v) ? true : NO_EFFECT;
  },
};

const choose = effectProcedure('choose')
  .step('which', ['CC-CRI-06', 'CC-LDR-11'], (g, v) => {
    const open = allowed(ways, g, v);
    return open.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-option', open);
  })
  .step('do', 'CC-CRI-06', (g, v, id) => g.call(runProgram, programOf(v, `${v.node}.${id}`)));

export const chooseEffect = effect<ChooseParams>({
  verb: 'choose',
  schema,
  nested: ({ options }) => options.map(({ id, lines }) => ({ at: id, lines })),
  words: ({ options }, about) =>
    order('choose', `one: ${options.map((one) => optionWords(one, about)).join(' or ')}`),
  procedure: choose,
});
