import { z } from 'zod';
import type { Hero } from '../board.js';
import { amount } from '../content/selectors.js';
import { split } from '../kit.js';
import { claimTokens, distributeWounds, recoverWounds } from '../procs.js';
import { heroCannot, heroOf, party, standing, tokenLimit, tokensOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { amountWords, orderWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ what: z.enum(['wounds', 'tokens', 'recovery']), count: amount });
type Params = z.infer<typeof schema>;

/** Room on the hero's cards, or wounds he can lose: nobody is given what would be lost. */
function roomOf(hero: Hero, what: 'tokens' | 'recovery', barred: boolean): number {
  if (what === 'recovery') return barred ? 0 : hero.wounds;
  return hero.actions.length * tokenLimit(hero) - tokensOf(hero);
}

type Vars = { heroes: HeroId[]; given: number[] };
const resolve = effectProcedure<Vars>('distribute')
  .step('wounds', ['ACG-GOLD-14', 'ACG-GOLD-15'], (g, v) => {
    const { what, count } = paramsOf<Params>(v.node);
    return what === 'wounds' ? g.call(distributeWounds, { count: amountOf(g.board, count, v) }) : undefined;
  })
  .step('split', ['ACG-GOLD-14', 'ACG-AER-06'], (g, v) => {
    const { what, count } = paramsOf<Params>(v.node);
    if (what === 'wounds') return g.end(undefined);
    const shares = standing(g.board)
      .map((hero) => ({ id: hero.id, cap: roomOf(hero, what, heroCannot(g.board, hero, 'recover')) }))
      .filter(({ cap }) => cap > 0);
    v.heroes = shares.map(({ id }) => id);
    const room = shares.reduce((sum, { cap }) => sum + cap, 0);
    const total = Math.max(0, Math.min(room, amountOf(g.board, count, v)));
    return g.call(split, { asked: party(g.board), ask: `distribute-${what}`, total, shares, given: [] });
  })
  .step('given', 'ACG-GOLD-14', (_, v, given) => {
    v.given = given;
  })
  .step('give', 'ACG-GOLD-14', (g, v) => {
    const hero = v.heroes?.shift();
    const count = v.given?.shift() ?? 0;
    if (hero === undefined) return g.end(undefined);
    if (count === 0 || heroOf(g.board, hero).status !== 'standing') return undefined;
    const tokens = paramsOf<Params>(v.node).what === 'tokens';
    return tokens ? g.call(claimTokens, { hero, count }) : g.call(recoverWounds, { hero, count });
  })
  .step('next', 'ACG-GOLD-14', (g) => g.goto('give'));

const WORDS = { wounds: '', tokens: '', recovery: 'the recovery of ' } as const;

export const distributeEffect = effect<Params>({
  verb: 'distribute',
  schema,
  words: {
    en: ({ what, count }, line) => {
      const number = amountWords(count, what === 'tokens' ? 'success token' : 'wound');
      return orderWords({ ...line, by: 'party' }, `distribute ${WORDS[what]}${number} among the party`);
    },
    de: ({ what, count }, line) => {
      const number = de.amountWords(count, what === 'tokens' ? de.NOUNS.token : de.NOUNS.wound);
      const healing = what === 'recovery' ? 'die Heilung von ' : '';
      return de.ordered({ ...line, by: 'party' }, de.VERBS.verteilen, `${healing}${number} auf die Helden`);
    },
  },
  procedure: resolve,
});
