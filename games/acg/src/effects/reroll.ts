import { z } from 'zod';
import { rerollDice } from '../procs.js';
import * as de from '../text/de/speech.js';
import { counted, orderWords } from '../text/en/words.js';
import { deciderFor } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ die: z.enum(['hero', 'enemy', 'any']), count: z.int().min(1) });
type Params = z.infer<typeof schema>;

const DIE = 'die-';

const resolve = effectProcedure('reroll')
  .step('choose', ['ACG-ACT-08', 'ACG-DICE-05'], (g, v) => {
    const { die, count } = paramsOf<Params>(v.node);
    const dice = g.board.action?.dice ?? [];
    const options = dice.flatMap(({ kind }, i) => (die === 'any' || die === kind ? [`${DIE}${i}`] : []));
    const min = v.may ? 0 : count;
    return g.some(deciderFor(g.board, v), 'choose-dice-to-reroll', options, { min, max: count });
  })
  .step('reroll', ['ACG-ACT-08', 'ACG-DICE-06'], (g, _, picks) => {
    const dice = picks.map((pick) => Number(pick.slice(DIE.length)));
    return dice.length === 0 ? undefined : g.call(rerollDice, { dice });
  });

const DICE_GERMAN = { hero: 'Heldenwürfel', enemy: 'Gegnerwürfel', any: 'Würfel' } as const;

export const rerollEffect = effect<Params>({
  verb: 'reroll',
  schema,
  choosesItself: () => true,
  words: {
    en: ({ die, count }, line) => {
      const kind = die === 'any' ? '' : `${die} `;
      const upTo = line.may && count > 1 ? 'up to ' : '';
      return orderWords(line, `reroll ${upTo}${counted(count, `${kind}die`, `${kind}dice`)}`);
    },
    de: ({ die, count }, line) => {
      const upTo = line.may && count > 1 ? 'bis zu ' : '';
      return de.ordered(line, de.VERBS.neuWürfeln, `${upTo}${count} ${DICE_GERMAN[die]}`);
    },
  },
  procedure: resolve,
});
