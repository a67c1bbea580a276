import { counted } from '@questhall/tabletop';
import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { healHero } from '../procs.js';
import { deciderOf } from '../program.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf } from './each.js';

const schema = z.strictObject({ hero: heroSelector, wounds: z.int().min(1) });
export type HealParams = z.infer<typeof schema>;

/** As a success of a Vitality roll heals, so many times. */
const resolve = effectProcedure<{ left: string[]; hero: string; times: number }>('heal')
  .step('who', 'CC-REC-02', (g, v) => {
    const { ids, min, max } = heroChoice(g, paramsOf<HealParams>(g, v.node).hero, v);
    return g.some(deciderOf(g, v), 'choose-affected', ids, { min, max });
  })
  .step('chosen', 'CC-REC-02', (_, v, ids) => {
    v.left = ids;
  })
  .step('next', 'CC-REC-02', (g, v) => {
    const hero = v.left?.shift();
    if (hero === undefined) return g.end(undefined);
    v.hero = hero;
    v.times = paramsOf<HealParams>(g, v.node).wounds;
    return undefined;
  })
  .step('heal', 'CC-REC-02', (g, v) => {
    v.times = (v.times ?? 0) - 1;
    return g.call(healHero, { hero: v.hero as string, result: 'success' });
  })
  .step('again', 'CC-REC-02', (g, v) => ((v.times ?? 0) > 0 ? g.goto('heal') : g.goto('next')));

export const healEffect = effect<HealParams>({
  verb: 'heal',
  schema,
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: ({ hero, wounds }, about) => does(heroWords(hero, about), verb('heal'), counted(wounds, 'wound')),
  procedure: resolve,
});
