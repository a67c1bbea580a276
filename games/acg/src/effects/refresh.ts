import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { enterPlay } from '../in-play.js';
import type { G } from '../kit.js';
import { heroOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, picksHero } from './choosing.js';
import { onEach } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ hero: heroSelector });
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, HeroId>(
  'refresh',
  { choose: 'ACG-GOLD-06', act: 'ACG-DELVE-03' },
  {
    choose: (g, { hero }, v) => chooseHeroes(g, hero, v, 'choose-hero-to-refresh', v.may),
    act: (g, hero) => turnFaceup(g, hero),
  },
);

/** Faceup again, its text counts again. */
function turnFaceup(g: G, id: HeroId): undefined {
  for (const gear of heroOf(g.board, id).gear) {
    if (!gear.depleted) continue;
    gear.depleted = false;
    enterPlay(g.board, gear.card, gear.card);
    g.tell?.('gear-refreshed', { hero: id, card: gear.card });
  }
  return undefined;
}

export const refreshEffect = effect<Params>({
  verb: 'refresh',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: {
    en: ({ hero }, line) => doesWords(line, heroWords(hero), 'turn', 'all depleted gear faceup'),
    de: ({ hero }, line) => {
      const who = de.heroWords(hero);
      return de.done(line, who, de.VERBS.auffrischen, `${de.OWN[who.person]} verbrauchte Ausrüstung`);
    },
  },
  procedure: resolve,
});
