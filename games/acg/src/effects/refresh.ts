import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { enterPlay } from '../in-play.js';
import { effect, type G, onEach } from '../kit.js';
import { heroOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

const schema = z.strictObject({ hero: heroSelector });
export type RefreshParams = z.infer<typeof schema>;

export const heroesToRefresh = heroPick('choose-hero-to-refresh');

const resolve = onEach<RefreshParams, HeroId>(
  'refresh',
  { choose: 'ACG-GOLD-06', act: 'ACG-DELVE-03' },
  {
    choose: (g, _, v) => chooseHeroes(g, v, heroesToRefresh, v.may),
    act: (g, hero) => turnFaceup(g, hero),
  },
);

/** Faceup again, its text counts again. */
function turnFaceup(g: G, id: HeroId): undefined {
  for (const gear of heroOf(g, id).gear) {
    if (!gear.depleted) continue;
    gear.depleted = false;
    enterPlay(g, gear.card, gear.card);
    g.tell?.('gear-refreshed', { hero: id, card: gear.card });
  }
  return undefined;
}

export const refreshEffect = effect<RefreshParams>({
  verb: 'refresh',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: ({ hero }, line) => doesWords(line, heroWords(hero), 'turn', 'all depleted gear faceup'),
  procedure: resolve,
});
