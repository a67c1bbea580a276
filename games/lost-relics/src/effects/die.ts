import { z } from 'zod';
import type { LrBoard } from '../board.js';
import { heroSelector } from '../content/selectors.js';
import type { Ctx } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
import { type HeroId, LIMITS } from '../terms.js';
import * as de from '../text/de/speech.js';
import { order } from '../text/en/clause.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  hero: heroSelector,
  /** Rolled anew, or turned up by so much, never above 6. */
  reroll: z.literal(true).optional(),
  add: z.int().optional(),
});
type Params = z.infer<typeof schema>;

const owners = (b: LrBoard, { hero }: Params, ctx: Ctx): HeroId[] =>
  heroChoice(b, hero, ctx).ids.filter((id): id is HeroId => heroOf(b, id as HeroId).dice.length > 0);

const resolve = effectProcedure<{ owner: HeroId }>('die')
  .step('who', 'LR-RND-03', (g, v) => {
    const ids = owners(g.board, paramsOf<Params>(v.node), v);
    const asked = v.you ?? ids[0];
    return asked === undefined ? g.end(undefined) : g.one(playerOf(g.board, asked), 'choose-die-owner', ids);
  })
  .step('which', 'LR-RND-03', (g, v, owner) => {
    v.owner = owner;
    const values = [...new Set(heroOf(g.board, owner).dice)].sort((a, b) => a - b).map(String);
    return g.one(playerOf(g.board, owner), 'choose-die-to-change', values);
  })
  .step('change', ['LR-RND-04'], (g, v, picked) => {
    const hero = heroOf(g.board, v.owner as HeroId);
    const { reroll, add = 0 } = paramsOf<Params>(v.node);
    const from = Number(picked);
    const to =
      reroll === true
        ? g.dice.draw('action-die', LIMITS.sides) + 1
        : Math.max(1, Math.min(LIMITS.sides, from + add));
    hero.dice[hero.dice.indexOf(from)] = to;
    g.tell?.('die-changed', { hero: hero.id, from, to });
  });

export const dieEffect = effect<Params>({
  verb: 'die',
  schema,
  possible: (b, params, ctx) => owners(b, params, ctx).length > 0,
  words: {
    en: ({ hero, reroll, add = 0 }, about) => {
      const who = heroWords(hero, about);
      const die = who.number === 'you' ? 'one of your action dice' : `one action die of ${who.name}`;
      if (reroll === true) return order('roll', `${die} again`);
      return order('turn', `${die} ${add < 0 ? 'down' : 'up'} by ${Math.abs(add)}`);
    },
    de: ({ hero, reroll, add = 0 }, about) => {
      const who = de.heroWords(hero, about);
      const die = who.person === 'du' ? 'einen deiner Aktionswürfel' : `einen Aktionswürfel von ${who.dat}`;
      if (reroll === true) return de.order(de.VERBS.neuWürfeln, die);
      const turned = add < 0 ? de.VERBS.hinunterdrehen : de.VERBS.hinaufdrehen;
      return de.order(turned, `${die} um ${Math.abs(add)}`);
    },
  },
  procedure: resolve,
});
