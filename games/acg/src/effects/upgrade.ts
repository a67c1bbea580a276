import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { upgradeAction } from '../procs.js';
import type { HeroId } from '../terms.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

const schema = z.strictObject({ hero: heroSelector });
export type UpgradeParams = z.infer<typeof schema>;

export const heroesToUpgrade = heroPick('choose-hero-to-upgrade');

const resolve = onEach<UpgradeParams, HeroId>(
  'upgrade',
  { choose: 'ACG-GOLD-06', act: ['ACG-DELVE-03', 'ACG-DELVE-05'] },
  {
    choose: (g, _, v) => chooseHeroes(g, v, heroesToUpgrade, v.may),
    act: (g, hero) => g.call(upgradeAction, { hero }),
  },
);

export const upgradeEffect = effect<UpgradeParams>({
  verb: 'upgrade',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: ({ hero }, line) => doesWords(line, heroWords(hero), 'upgrade', 'one basic action'),
  procedure: resolve,
});
