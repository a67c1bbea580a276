import { z } from 'zod';
import { amount, heroSelector } from '../content/selectors.js';
import { discardTokens } from '../procs.js';
import { heroOf, tokensOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { amountWords, doesWords, heroWords } from '../text/en/words.js';
import { amountOf, chooseHeroes, picksHero } from './choosing.js';
import { onEach } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ hero: heroSelector, count: amount });
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, HeroId>(
  'discardTokens',
  { choose: 'ACG-GOLD-06', act: 'ACG-TOK-03' },
  {
    choose: (g, { hero }, v) => chooseHeroes(g, hero, v, 'choose-hero-to-discard-tokens', v.may),
    act: (g, hero, params, v) => {
      const count = amountOf(g.board, params.count, v);
      if (tokensOf(heroOf(g.board, hero)) < count) v.failed = true;
      return count > 0 ? g.call(discardTokens, { hero, count }) : undefined;
    },
  },
);

export const discardTokensEffect = effect<Params>({
  verb: 'discardTokens',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: {
    en: ({ hero, count }, line) =>
      doesWords(line, heroWords(hero), 'discard', amountWords(count, 'success token')),
    de: ({ hero, count }, line) =>
      de.done(line, de.heroWords(hero), de.VERBS.ablegen, de.amountWords(count, de.NOUNS.token)),
  },
  procedure: resolve,
});
