import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, type G, nextThere, paramsOf } from '../kit.js';
import { claimGear, takeTreasure } from '../procs.js';
import { playerOf } from '../queries.js';
import { fromDiscard, topOfDeck } from '../rules/gear.js';
import type { HeroId } from '../terms.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

const schema = z.strictObject({ hero: heroSelector, from: z.enum(['deck', 'discard', 'either']) });
export type ClaimGearParams = z.infer<typeof schema>;

export const heroesToClaimGear = heroPick('choose-hero-to-claim-gear');

export const claimGearLine = effectProcedure<{ left: HeroId[]; now: HeroId }>('claimGear')
  .step('choose', 'ACG-GOLD-06', (g, v) => chooseHeroes(g, v, heroesToClaimGear, v.may))
  .step('chosen', 'ACG-GOLD-06', (_, v, heroes) => {
    v.left = heroes;
  })
  .step('either', 'ACG-DUN-07', (g, v) => {
    v.now = nextThere(g, v.left) as HeroId | undefined;
    if (v.now === undefined) return g.end(undefined);
    return paramsOf<ClaimGearParams>(g, v.node).from === 'either'
      ? g.call(takeTreasure, { hero: v.now })
      : undefined;
  })
  .step('card', ['ACG-GEAR-02', 'ACG-DECK-19', 'ACG-FAQ-11'], (g, v) => {
    const { from } = paramsOf<ClaimGearParams>(g, v.node);
    if (from === 'either' || v.now === undefined) return g.goto('either');
    const cards = gearIn(g, from);
    if (cards.length === 0) return g.goto('either');
    return g.one(playerOf(g, v.now), 'choose-gear-to-claim', cards);
  })
  .step('claim', ['ACG-GOLD-13', 'ACG-GEAR-03'], (g, v, card) => {
    if (v.now === undefined) return g.end(undefined);
    const fromDeck = paramsOf<ClaimGearParams>(g, v.node).from === 'deck';
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

export const claimGearEffect = effect<ClaimGearParams>({
  verb: 'claimGear',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: ({ hero, from }, line) => doesWords(line, heroWords(hero), 'claim', FROM[from]),
  procedure: claimGearLine,
});
