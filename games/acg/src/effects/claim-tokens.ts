import { z } from 'zod';
import { amount, heroSelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { claimTokens } from '../procs.js';
import type { HeroId } from '../terms.js';
import { amountWords, doesWords, heroWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

const schema = z.strictObject({ hero: heroSelector, count: amount });
export type ClaimTokensParams = z.infer<typeof schema>;

export const heroesToClaimTokens = heroPick('choose-hero-to-claim-tokens');

const resolve = onEach<ClaimTokensParams, HeroId>(
  'claimTokens',
  { choose: 'ACG-GOLD-06', act: 'ACG-AER-03' },
  {
    choose: (g, _, v) => chooseHeroes(g, v, heroesToClaimTokens, v.may),
    act: (g, hero, params, v) => {
      const count = amountOf(g, params.count, v);
      return count > 0 ? g.call(claimTokens, { hero, count }) : undefined;
    },
  },
);

export const claimTokensEffect = effect<ClaimTokensParams>({
  verb: 'claimTokens',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: ({ hero, count }, line) =>
    doesWords(line, heroWords(hero), 'claim', amountWords(count, 'success token')),
  procedure: resolve,
});
