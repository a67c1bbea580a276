import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { upgradeAction } from '../procs.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, picksHero } from './choosing.js';
import { onEach } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ hero: heroSelector });
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, HeroId>(
  'upgrade',
  { choose: 'ACG-GOLD-06', act: ['ACG-DELVE-03', 'ACG-DELVE-05'] },
  {
    choose: (g, { hero }, v) => chooseHeroes(g, hero, v, 'choose-hero-to-upgrade', v.may),
    act: (g, hero) => g.call(upgradeAction, { hero }),
  },
);

export const upgradeEffect = effect<Params>({
  verb: 'upgrade',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: {
    en: ({ hero }, line) => doesWords(line, heroWords(hero), 'upgrade', 'one basic action'),
    de: ({ hero }, line) => de.done(line, de.heroWords(hero), de.VERBS.verbessern, 'eine Grundaktion'),
  },
  procedure: resolve,
});
