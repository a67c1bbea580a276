import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { heroOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, picksHero } from './choosing.js';
import { onEach } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ hero: heroSelector, by: z.int().min(1) });
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, HeroId>(
  'raiseCapacity',
  { choose: 'ACG-GOLD-06', act: ['ACG-DELVE-03', 'ACG-GEAR-05'] },
  {
    choose: (g, { hero }, v) => chooseHeroes(g, hero, v, 'choose-hero-to-raise-capacity', v.may),
    act: (g, id, { by }) => {
      const hero = heroOf(g.board, id);
      hero.capacity += by;
      g.tell?.('capacity-raised', { hero: id, by, capacity: hero.capacity });
      return undefined;
    },
  },
);

export const raiseCapacityEffect = effect<Params>({
  verb: 'raiseCapacity',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: {
    en: ({ hero, by }, line) => doesWords(line, heroWords(hero), 'gain', `${by} gear capacity`),
    de: ({ hero, by }, line) => de.done(line, de.heroWords(hero), de.VERBS.erhalten, `+${by} Traglast`),
  },
  procedure: resolve,
});
