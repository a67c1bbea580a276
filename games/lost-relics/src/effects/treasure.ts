import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { gainTreasure } from '../procs.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { does, verb } from '../text/en/clause.js';
import { heroWords, nameWords } from '../text/en/people.js';
import { nameIn } from '../text/printed.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({
  hero: heroSelector,
  /** Instead of the top card of the deck. */
  card: z.string().optional(),
});
type Params = z.infer<typeof schema>;

export const treasureEffect = effect<Params>({
  verb: 'treasure',
  schema,
  possible: (b, { hero, card }, ctx) =>
    anyOf(heroChoice(b, hero, ctx)) && (card === undefined ? b.deck.length > 0 : b.deck.includes(card)),
  words: {
    en: ({ hero, card }, about) =>
      does(
        heroWords(hero, about),
        verb('gain'),
        card === undefined ? 'a treasure card' : `“${nameWords(card)}”`,
      ),
    de: ({ hero, card }, about) =>
      de.does(
        de.heroWords(hero, about),
        de.VERBS.erhalten,
        card === undefined ? 'eine Schatzkarte' : de.quoted(nameIn('de', card)),
      ),
  },
  procedure: eachOf<Params>('treasure', {
    rules: ['LR-TRE-09'],
    ask: 'choose-for-treasure',
    choose: (b, { hero }, ctx) => heroChoice(b, hero, ctx),
    apply: (g, { card }, id) => g.call(gainTreasure, { hero: id as HeroId, card: card ?? null }),
  }),
});
