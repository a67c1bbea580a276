import { allowed } from '@questhall/engine';
import { z } from 'zod';
import type { Hero } from '../board.js';
import { amount } from '../content/selectors.js';
import { type AcgPosition, effect, effectProcedure, paramsOf, split } from '../kit.js';
import { claimTokens, distributeWounds, type EffectVars, recoverWounds } from '../procs.js';
import { heroCannot, heroIds, heroOf, isStanding, party, tokenLimit, tokensOf } from '../queries.js';
import { type AcgChoice, DEFEATED, refusal } from '../refusals.js';
import type { HeroId } from '../terms.js';
import { amountWords, orderWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';

const schema = z.strictObject({ what: z.enum(['wounds', 'tokens', 'recovery']), count: amount });
export type DistributeParams = z.infer<typeof schema>;

/** Room on the hero's cards, or wounds he can lose: nobody is given what would be lost. */
function roomOf(g: AcgPosition, hero: Hero, what: 'tokens' | 'recovery'): number {
  if (what === 'recovery') return heroCannot(g, hero, 'recover') ? 0 : hero.wounds;
  return hero.actions.length * tokenLimit(g, hero) - tokensOf(hero);
}

const TOKENS_ALL_FULL = refusal('tokens-all-full', 'ACG-TOK-01');
const CANNOT_RECOVER = refusal('cannot-recover', 'ACG-GOLD-04');
const NOT_WOUNDED = refusal('not-wounded', 'ACG-WND-05');

/** Who can take a share. Wounds are divided by a rule of their own. */
export const heroesToShare: AcgChoice<EffectVars, HeroId> = {
  candidates: heroIds,
  judge(g, v, id) {
    const hero = heroOf(g, id);
    const recovery = paramsOf<DistributeParams>(g, v.node).what === 'recovery';
    if (!isStanding(hero)) return DEFEATED;
    if (roomOf(g, hero, recovery ? 'recovery' : 'tokens') > 0) return true;
    if (!recovery) return TOKENS_ALL_FULL;
    return hero.wounds === 0 ? NOT_WOUNDED : CANNOT_RECOVER;
  },
};

type Vars = { heroes: HeroId[]; given: number[] };
const resolve = effectProcedure<Vars>('distribute')
  .step('wounds', ['ACG-GOLD-14', 'ACG-GOLD-15'], (g, v) => {
    const { what, count } = paramsOf<DistributeParams>(g, v.node);
    return what === 'wounds'
      ? g.call(distributeWounds, { count: amountOf(g, count, v), from: [v.node] })
      : undefined;
  })
  .step('split', ['ACG-GOLD-14', 'ACG-AER-06'], (g, v) => {
    const { what, count } = paramsOf<DistributeParams>(g, v.node);
    if (what === 'wounds') return g.end(undefined);
    v.heroes = allowed(heroesToShare, g, v);
    const shares = v.heroes.map((id) => ({ id, cap: roomOf(g, heroOf(g, id), what) }));
    const room = shares.reduce((sum, { cap }) => sum + cap, 0);
    const total = Math.max(0, Math.min(room, amountOf(g, count, v)));
    return g.call(split, { asked: party(g), ask: `distribute-${what}`, total, shares, given: [] });
  })
  .step('given', 'ACG-GOLD-14', (_, v, given) => {
    v.given = given;
  })
  .step('give', 'ACG-GOLD-14', (g, v) => {
    const hero = v.heroes?.shift();
    const count = v.given?.shift() ?? 0;
    if (hero === undefined) return g.end(undefined);
    if (count === 0 || heroOf(g, hero).status !== 'standing') return undefined;
    const tokens = paramsOf<DistributeParams>(g, v.node).what === 'tokens';
    return tokens ? g.call(claimTokens, { hero, count }) : g.call(recoverWounds, { hero, count });
  })
  .step('next', 'ACG-GOLD-14', (g) => g.goto('give'));

const WORDS = { wounds: '', tokens: '', recovery: 'the recovery of ' } as const;

export const distributeEffect = effect<DistributeParams>({
  verb: 'distribute',
  schema,
  words: ({ what, count }, line) => {
    const number = amountWords(count, what === 'tokens' ? 'success token' : 'wound');
    return orderWords({ ...line, by: 'party' }, `distribute ${WORDS[what]}${number} among the party`);
  },
  procedure: resolve,
});
