import { z } from 'zod';
import type { Line } from '../content/line.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { programOf, runProgram } from '../procs.js';
import { couldHappen, deciderOf } from '../program.js';
import { optionsWords } from '../text/en/nested.js';

type Option = { lines: Line[] };
export type ChooseParams = { options: Option[] };

/** One of several things, of the owner's choice among those from which something may come. */
export const chooseEffect = effect<ChooseParams>({
  verb: 'choose',
  schema: (lines) => z.strictObject({ options: z.array(z.strictObject({ lines })).min(2) }),
  nested: ({ options }) => options.map(({ lines }, i) => ({ at: `options.${i}`, lines })),
  words: ({ options }, about) => ({ text: optionsWords(options, about) }),
  procedure: effectProcedure('choose')
    .step('ask', 'WOW-CHL-04', (g, v) => {
      const { options } = paramsOf<ChooseParams>(g, v.node);
      const able = options
        .map((_, i) => String(i))
        .filter((i) => couldHappen(g, `${v.node}.options.${i}`, v));
      return able.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-option', able);
    })
    .step('do', 'WOW-CHL-04', (g, v, option) =>
      g.call(runProgram, programOf(v, `${v.node}.options.${option}`)),
    )
    .step('done', 'WOW-CHL-04', (g) => g.end(true)),
});
