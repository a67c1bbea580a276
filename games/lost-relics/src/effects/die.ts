import { allowed } from '@questhall/engine';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, type LrPosition, paramsOf } from '../kit.js';
import type { EffectVars } from '../procs.js';
import { heroOf, isCompanion, isHeroId, playerOf } from '../queries.js';
import { COMPANION_WITHOUT_DICE, type LrChoice, type LrVerdict, NO_DICE } from '../refusals.js';
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

const judgeOwner = (g: LrPosition, id: HeroId): LrVerdict =>
  heroOf(g, id).dice.length > 0 ? true : isCompanion(heroOf(g, id)) ? COMPANION_WITHOUT_DICE : NO_DICE;

export const owners: LrChoice<EffectVars, HeroId> = {
  candidates: (g, v) => heroChoice(g, paramsOf<DieParams>(g, v.node).hero, v).ids.filter(isHeroId),
  judge: (g, _, id) => judgeOwner(g, id),
};

export const die = effectProcedure<{ owner: HeroId }>('die')
  .step('who', 'LR-RND-03', (g, v) => {
    const ids = allowed(owners, g, v);
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
  possible: (g, { hero }, ctx) =>
    heroChoice(g, hero, ctx).ids.some((id) => judgeOwner(g, id as HeroId) === true),
  words: ({ hero, reroll, add = 0 }, about) => {
    const who = heroWords(hero, about);
    const which = who.number === 'you' ? 'one of your action dice' : `one action die of ${who.name}`;
    if (reroll === true) return order('roll', `${which} again`);
    return order('turn', `${which} ${add < 0 ? 'down' : 'up'} by ${Math.abs(add)}`);
  },
  procedure: die,
});
