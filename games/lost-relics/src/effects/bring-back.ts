import { z } from 'zod';
import { isFull } from '../areas.js';
import { heroSelector, place } from '../content/selectors.js';
import { enterArea } from '../procs.js';
import { deciderOf } from '../program.js';
import { heroOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { does, verb } from '../text/en/clause.js';
import { heroWords, placeWords } from '../text/en/people.js';
import { areasAt, heroChoice } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  /** `{ "out": true }` for somebody who is out of action. */
  hero: heroSelector,
  in: place,
  side: z.enum(['unwounded', 'wounded']).optional(),
});
type Params = z.infer<typeof schema>;

/** As through a haven, but by a card or an adventure. */
const resolve = effectProcedure<{ hero: HeroId }>('bringBack')
  .step('who', 'LR-RND-21', (g, v) => {
    const ids = heroChoice(g.board, paramsOf<Params>(v.node).hero, v).ids.filter(
      (id) => heroOf(g.board, id as HeroId).out,
    );
    return ids.length === 0 ? g.end(undefined) : g.one(deciderOf(g.board, v), 'choose-returning', ids);
  })
  .step('where', 'LR-RND-21', (g, v, hero) => {
    v.hero = hero as HeroId;
    const free = areasAt(g.board, paramsOf<Params>(v.node).in, v).filter((area) => !isFull(g.board, area));
    return free.length === 0 ? g.end(undefined) : g.one(deciderOf(g.board, v), 'choose-haven', free);
  })
  .step('return', ['LR-RND-21', 'LR-RND-26'], (g, v, area) => {
    const hero = heroOf(g.board, v.hero as HeroId);
    hero.out = false;
    hero.wounded = paramsOf<Params>(v.node).side === 'wounded';
    hero.damage = 0;
    g.tell?.('hero-returned', { hero: hero.id, area });
    return g.call(enterArea, { figure: hero.id, area });
  });

export const bringBackEffect = effect<Params>({
  verb: 'bringBack',
  schema,
  possible: (b, { hero, in: where }, ctx) =>
    heroChoice(b, hero, ctx).ids.some((id) => heroOf(b, id as HeroId).out) &&
    areasAt(b, where, ctx).some((area) => !isFull(b, area)),
  words: {
    en: ({ hero, in: where, side = 'unwounded' }, about) =>
      does(heroWords(hero, about), verb('return'), `${placeWords(where, about)}, ${side} side up`),
    de: ({ hero, in: where, side = 'unwounded' }, about) =>
      de.followed(
        de.does(de.heroWords(hero, about), de.VERBS.zurückkehren, de.toWords(where, about)),
        `, mit der ${side === 'wounded' ? 'verwundeten' : 'unverwundeten'} Seite nach oben`,
      ),
  },
  procedure: resolve,
});
