import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { reviveHero } from '../procs.js';
import { orderWords } from '../text/en/words.js';
import { chooseHeroes, heroPick } from './choosing-heroes.js';

const schema = z.strictObject({ remaining: z.int().min(1).optional() });
export type ReviveParams = z.infer<typeof schema>;

export const heroesToRevive = heroPick('choose-hero-to-revive', () => 'one-defeated');

const resolve = effectProcedure('revive')
  .step('choose', ['ACG-WND-13', 'ACG-DELVE-04'], (g, v) =>
    g.board.mode === 'delve' ? g.end(undefined) : chooseHeroes(g, v, heroesToRevive, v.may),
  )
  .step('revive', ['ACG-WND-13', 'ACG-WND-14'], (g, v, [hero]) => {
    if (hero === undefined) return undefined;
    return g.call(reviveHero, { hero, remaining: paramsOf<ReviveParams>(g, v.node).remaining ?? 1 });
  });

export const reviveEffect = effect<ReviveParams>({
  verb: 'revive',
  schema,
  choosesItself: () => true,
  words: ({ remaining = 1 }, line) =>
    orderWords(line, `revive one defeated hero, with ${remaining} remaining health`),
  procedure: resolve,
});
