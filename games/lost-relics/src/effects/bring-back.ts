import { allowed } from '@questhall/engine';
import { z } from 'zod';
import { isFull } from '../areas.js';
import { heroSelector, place } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { enterArea } from '../procs.js';
import { deciderOf, type EffectVars } from '../program.js';
import { heroOf } from '../queries.js';
import { FULL, type LrChoice } from '../refusals.js';
import type { AreaId, HeroId } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { heroWords, placeWords } from '../text/en/people.js';
import { areasAt, heroChoice } from './choosing.js';

const schema = z.strictObject({
  /** `{ "out": true }` for somebody who is out of action. */
  hero: heroSelector,
  in: place,
  side: z.enum(['unwounded', 'wounded']).optional(),
});
export type BringBackParams = z.infer<typeof schema>;

export const returnAreas: LrChoice<EffectVars, AreaId> = {
  candidates: (g, v) => areasAt(g, paramsOf<BringBackParams>(g, v.node).in, v),
  judge: (g, _, area) => (isFull(g, area) ? FULL : true),
};

/** As through a haven, but by a card or an adventure. */
export const bringBack = effectProcedure<{ hero: HeroId }>('bringBack')
  .step('who', 'LR-RND-21', (g, v) => {
    const ids = heroChoice(g, paramsOf<BringBackParams>(g, v.node).hero, v).ids.filter(
      (id): id is HeroId => heroOf(g, id as HeroId).out,
    );
    return ids.length === 0 ? g.end(undefined) : g.one(deciderOf(g, v), 'choose-returning', ids);
  })
  .step('where', 'LR-RND-21', (g, v, hero) => {
    v.hero = hero;
    const free = allowed(returnAreas, g, v);
    return free.length === 0 ? g.end(undefined) : g.one(deciderOf(g, v), 'choose-haven', free);
  })
  .step('return', ['LR-RND-21', 'LR-RND-26'], (g, v, area) => {
    const hero = heroOf(g, v.hero as HeroId);
    hero.out = false;
    hero.wounded = paramsOf<BringBackParams>(g, v.node).side === 'wounded';
    hero.damage = 0;
    g.tell?.('hero-returned', { hero: hero.id, area });
    return g.call(enterArea, { figure: hero.id, area });
  });

export const bringBackEffect = effect<BringBackParams>({
  verb: 'bringBack',
  schema,
  possible: (g, { hero, in: where }, ctx) =>
    heroChoice(g, hero, ctx).ids.some((id) => heroOf(g, id as HeroId).out) &&
    areasAt(g, where, ctx).some((area) => !isFull(g, area)),
  words: ({ hero, in: where, side = 'unwounded' }, about) =>
    does(heroWords(hero, about), verb('return'), `${placeWords(where, about)}, ${side} side up`),
  procedure: bringBack,
});
