import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { hostileSelector } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { hostilesAct } from '../procs.js';
import { deciderOf } from '../program.js';
import { HOSTILE_STEPS } from '../terms.js';
import { hostileWords } from '../text/en/people.js';
import { stepsWords } from '../text/en/terms.js';
import { hostileChoice } from './choosing.js';
import { anyOf } from './each.js';

const schema = z.strictObject({ hostile: hostileSelector, does: z.array(z.enum(HOSTILE_STEPS)).min(1) });
export type ActParams = z.infer<typeof schema>;

const resolve = effectProcedure('act')
  .step('who', 'CC-HAC-16', (g, v) => {
    const { ids, min, max } = hostileChoice(g, paramsOf<ActParams>(g, v.node).hostile, v);
    return g.some(deciderOf(g, v), 'choose-affected', ids, { min, max });
  })
  .step('act', ['CC-HAC-12', 'CC-HAC-16'], (g, v, hostiles) =>
    g.call(hostilesAct, { hostiles, does: [...paramsOf<ActParams>(g, v.node).does] }),
  );

/** Hostiles move or attack out of turn, or once more. */
export const actEffect = effect<ActParams>({
  verb: 'act',
  schema,
  possible: (g, { hostile }, ctx) => anyOf(hostileChoice(g, hostile, ctx)),
  words: ({ hostile, does: steps }, about) =>
    does(hostileWords(hostile, about), verb('make'), stepsWords(steps)),
  procedure: resolve,
});
