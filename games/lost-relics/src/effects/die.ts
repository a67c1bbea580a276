import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, type LrPosition, paramsOf } from '../kit.js';
import type { Ctx } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
import { type HeroId, LIMITS } from '../terms.js';
import { order } from '../text/en/clause.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';

const schema = z.strictObject({
  hero: heroSelector,
  /** Rolled anew, or turned up by so much, never above 6. */
  reroll: z.literal(true).optional(),
  add: z.int().optional(),
});
export type DieParams = z.infer<typeof schema>;

const owners = (g: LrPosition, { hero }: DieParams, ctx: Ctx): HeroId[] =>
  heroChoice(g, hero, ctx).ids.filter((id): id is HeroId => heroOf(g, id as HeroId).dice.length > 0);

const resolve = effectProcedure<{ owner: HeroId }>('die')
  .step('who', 'LR-RND-03', (g, v) => {
    const ids = owners(g, paramsOf<DieParams>(g, v.node), v);
    const asked = v.you ?? ids[0];
    return asked === undefined ? g.end(undefined) : g.one(playerOf(g, asked), 'choose-die-owner', ids);
  })
  .step('which', 'LR-RND-03', (g, v, owner) => {
    v.owner = owner;
    const values = [...new Set(heroOf(g, owner).dice)].sort((a, b) => a - b).map(String);
    return g.one(playerOf(g, owner), 'choose-die-to-change', values);
  })
  .step('change', ['LR-RND-04'], (g, v, picked) => {
    const hero = heroOf(g, v.owner as HeroId);
    const { reroll, add = 0 } = paramsOf<DieParams>(g, v.node);
    const from = Number(picked);
    const to =
      reroll === true
        ? g.dice.draw('action-die', LIMITS.sides) + 1
        : Math.max(1, Math.min(LIMITS.sides, from + add));
    hero.dice[hero.dice.indexOf(from)] = to;
    g.tell?.('die-changed', { hero: hero.id, from, to });
  });

export const dieEffect = effect<DieParams>({
  verb: 'die',
  schema,
  possible: (g, params, ctx) => owners(g, params, ctx).length > 0,
  words: ({ hero, reroll, add = 0 }, about) => {
    const who = heroWords(hero, about);
    const die = who.number === 'you' ? 'one of your action dice' : `one action die of ${who.name}`;
    if (reroll === true) return order('roll', `${die} again`);
    return order('turn', `${die} ${add < 0 ? 'down' : 'up'} by ${Math.abs(add)}`);
  },
  procedure: resolve,
});
