import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { heroOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

const schema = z.strictObject({ hero: heroSelector, by: z.int().min(1) });
export type RaiseCapacityParams = z.infer<typeof schema>;

export const heroesToRaiseCapacity = heroPick('choose-hero-to-raise-capacity');

const resolve = onEach<RaiseCapacityParams, HeroId>(
  'raiseCapacity',
  { choose: 'ACG-GOLD-06', act: ['ACG-DELVE-03', 'ACG-GEAR-05'] },
  {
    choose: (g, _, v) => chooseHeroes(g, v, heroesToRaiseCapacity, v.may),
    act: (g, id, { by }) => {
      const hero = heroOf(g, id);
      hero.capacity += by;
      g.tell?.('capacity-raised', { hero: id, by, capacity: hero.capacity });
      return undefined;
    },
  },
);

export const raiseCapacityEffect = effect<RaiseCapacityParams>({
  verb: 'raiseCapacity',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: ({ hero, by }, line) => doesWords(line, heroWords(hero), 'gain', `${by} gear capacity`),
  procedure: resolve,
});
