import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import type { G } from '../kit.js';
import { claimGear, takeTreasure } from '../procs.js';
import { playerOf } from '../queries.js';
import { fromDiscard, topOfDeck } from '../rules/gear.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, picksHero } from './choosing.js';
import { nextThere } from './each.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ hero: heroSelector, from: z.enum(['deck', 'discard', 'either']) });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure<{ left: HeroId[]; now: HeroId }>('claimGear')
  .step('choose', 'ACG-GOLD-06', (g, v) =>
    chooseHeroes(g, paramsOf<Params>(v.node).hero, v, 'choose-hero-to-claim-gear', v.may),
  )
  .step('chosen', 'ACG-GOLD-06', (_, v, heroes) => {
    v.left = heroes;
  })
  .step('either', 'ACG-DUN-07', (g, v) => {
    v.now = nextThere(g.board, v.left) as HeroId | undefined;
    if (v.now === undefined) return g.end(undefined);
    return paramsOf<Params>(v.node).from === 'either' ? g.call(takeTreasure, { hero: v.now }) : undefined;
  })
  .step('card', ['ACG-GEAR-02', 'ACG-DECK-19', 'ACG-FAQ-11'], (g, v) => {
    const { from } = paramsOf<Params>(v.node);
    if (from === 'either' || v.now === undefined) return g.goto('either');
    const cards = gearIn(g, from);
    if (cards.length === 0) return g.goto('either');
    return g.one(playerOf(g.board, v.now), 'choose-gear-to-claim', cards);
  })
  .step('claim', ['ACG-GOLD-13', 'ACG-GEAR-03'], (g, v, card) => {
    if (v.now === undefined) return g.end(undefined);
    const fromDeck = paramsOf<Params>(v.node).from === 'deck';
    return g.call(claimGear, { hero: v.now, card: fromDeck ? topOfDeck(g) : fromDiscard(g, card) });
  })
  .step('next', 'ACG-GOLD-13', (g) => g.goto('either'));

/** The unseen top card of the deck, or anything in the open pile. */
function gearIn(g: G, from: 'deck' | 'discard'): string[] {
  const { draw, discard } = g.board.decks.gear;
  return from === 'deck' ? draw.slice(-1) : discard.slice();
}

const FROM = {
  deck: 'the top card of the gear deck',
  discard: 'one card of the gear discard pile',
  either: 'one gear card, from the deck or the discard pile',
} as const;

const FROM_GERMAN = {
  deck: 'die oberste Karte des Ausrüstungsstapels',
  discard: '1 Karte aus der abgelegten Ausrüstung',
  either: '1 Ausrüstungskarte vom Ausrüstungsstapel oder aus der abgelegten Ausrüstung',
} as const;

export const claimGearEffect = effect<Params>({
  verb: 'claimGear',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: {
    en: ({ hero, from }, line) => doesWords(line, heroWords(hero), 'claim', FROM[from]),
    de: ({ hero, from }, line) => de.done(line, de.heroWords(hero), de.VERBS.nehmen, FROM_GERMAN[from]),
  },
  procedure: resolve,
});
