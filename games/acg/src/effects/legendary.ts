import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { claimLegendary } from '../procs.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, picksHero } from './choosing.js';
import { onEach } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ hero: heroSelector });
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, HeroId>(
  'legendary',
  { choose: 'ACG-GOLD-06', act: 'ACG-LEG-02' },
  {
    choose: (g, { hero }, v) => chooseHeroes(g, hero, v, 'choose-hero-to-claim-legendary', v.may),
    act: (g, hero) => g.call(claimLegendary, { hero }),
  },
);

export const legendaryEffect = effect<Params>({
  verb: 'legendary',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: {
    en: ({ hero }, line) => doesWords(line, heroWords(hero), 'claim', 'one legendary gear card at random'),
    de: ({ hero }, line) =>
      de.done(line, de.heroWords(hero), de.VERBS.erhalten, '1 zufällige legendäre Ausrüstungskarte'),
  },
  procedure: resolve,
});
