import { z } from 'zod';
import { reviveHero } from '../procs.js';
import * as de from '../text/de/speech.js';
import { orderWords } from '../text/en/words.js';
import { chooseHeroes } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ remaining: z.int().min(1).optional() });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('revive')
  .step('choose', ['ACG-WND-13', 'ACG-DELVE-04'], (g, v) =>
    g.board.mode === 'delve'
      ? g.end(undefined)
      : chooseHeroes(g, 'one-defeated', v, 'choose-hero-to-revive', v.may),
  )
  .step('revive', ['ACG-WND-13', 'ACG-WND-14'], (g, v, [hero]) => {
    if (hero === undefined) return undefined;
    return g.call(reviveHero, { hero, remaining: paramsOf<Params>(v.node).remaining ?? 1 });
  });

export const reviveEffect = effect<Params>({
  verb: 'revive',
  schema,
  choosesItself: () => true,
  words: {
    en: ({ remaining = 1 }, line) =>
      orderWords(line, `revive one defeated hero, with ${remaining} remaining health`),
    de: ({ remaining = 1 }, line) => {
      const health = de.counted(remaining, {
        one: 'verbleibenden Lebenspunkt',
        many: 'verbleibenden Lebenspunkten',
      });
      return de.ordered(line, de.VERBS.wiederbeleben, `einen besiegten Helden mit ${health}`);
    },
  },
  procedure: resolve,
});
