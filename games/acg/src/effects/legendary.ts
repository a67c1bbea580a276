import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { claimLegendary } from '../procs.js';
import type { HeroId } from '../terms.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

const schema = z.strictObject({ hero: heroSelector });
export type LegendaryParams = z.infer<typeof schema>;

export const heroesToClaimLegendary = heroPick('choose-hero-to-claim-legendary');

const resolve = onEach<LegendaryParams, HeroId>(
  'legendary',
  { choose: 'ACG-GOLD-06', act: 'ACG-LEG-02' },
  {
    choose: (g, _, v) => chooseHeroes(g, v, heroesToClaimLegendary, v.may),
    act: (g, hero) => g.call(claimLegendary, { hero }),
  },
);

export const legendaryEffect = effect<LegendaryParams>({
  verb: 'legendary',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: ({ hero }, line) => doesWords(line, heroWords(hero), 'claim', 'one legendary gear card at random'),
  procedure: resolve,
});
