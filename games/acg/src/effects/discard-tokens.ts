import { z } from 'zod';
import { amount, heroSelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { discardTokens } from '../procs.js';
import { heroOf, tokensOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import { amountWords, doesWords, heroWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

const schema = z.strictObject({ hero: heroSelector, count: amount });
export type DiscardTokensParams = z.infer<typeof schema>;

export const heroesToDiscardTokens = heroPick('choose-hero-to-discard-tokens');

const resolve = onEach<DiscardTokensParams, HeroId>(
  'discardTokens',
  { choose: 'ACG-GOLD-06', act: 'ACG-TOK-03' },
  {
    choose: (g, _, v) => chooseHeroes(g, v, heroesToDiscardTokens, v.may),
    act: (g, hero, params, v) => {
      const count = amountOf(g, params.count, v);
      if (tokensOf(heroOf(g, hero)) < count) v.failed = true;
      return count > 0 ? g.call(discardTokens, { hero, count }) : undefined;
    },
  },
);

export const discardTokensEffect = effect<DiscardTokensParams>({
  verb: 'discardTokens',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: ({ hero, count }, line) =>
    doesWords(line, heroWords(hero), 'discard', amountWords(count, 'success token')),
  procedure: resolve,
});
