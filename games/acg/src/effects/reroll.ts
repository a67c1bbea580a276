import { allowed } from '@questhall/engine';
import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import type { EffectVars } from '../procs.js';
import { rerollDice } from '../procs.js';
import { type AcgChoice, refusal } from '../refusals.js';
import { counted, orderWords } from '../text/en/words.js';
import { deciderFor } from './choosing.js';

const schema = z.strictObject({ die: z.enum(['hero', 'enemy', 'any']), count: z.int().min(1) });
export type RerollParams = z.infer<typeof schema>;

const DIE = 'die-';
const numberOf = (id: string): number => Number(id.slice(DIE.length));

const OTHER_DIE = refusal('other-die', 'ACG-ACT-08', 'ACG-EFF-01');

export const diceToReroll: AcgChoice<EffectVars> = {
  candidates: ({ board }) => board.action?.dice.map((_, i) => `${DIE}${i}`) ?? [],
  judge(g, v, id) {
    const { die } = paramsOf<RerollParams>(g, v.node);
    return die === 'any' || g.board.action?.dice[numberOf(id)]?.kind === die ? true : OTHER_DIE;
  },
};

const resolve = effectProcedure('reroll')
  .step('choose', ['ACG-ACT-08', 'ACG-DICE-05'], (g, v) => {
    const { count } = paramsOf<RerollParams>(g, v.node);
    const options = allowed(diceToReroll, g, v);
    const min = v.may ? 0 : count;
    return g.some(deciderFor(g, v), 'choose-dice-to-reroll', options, { min, max: count });
  })
  .step('reroll', ['ACG-ACT-08', 'ACG-DICE-06'], (g, _, picks) => {
    const dice = picks.map(numberOf);
    return dice.length === 0 ? undefined : g.call(rerollDice, { dice });
  });

export const rerollEffect = effect<RerollParams>({
  verb: 'reroll',
  schema,
  choosesItself: () => true,
  words: ({ die, count }, line) => {
    const kind = die === 'any' ? '' : `${die} `;
    const upTo = line.may && count > 1 ? 'up to ' : '';
    return orderWords(line, `reroll ${upTo}${counted(count, `${kind}die`, `${kind}dice`)}`);
  },
  procedure: resolve,
});
