import type { ActionSlot, Hero } from '../board.js';
import { type AcgPosition, procedure, split } from '../kit.js';
import { claimTokens, discardTokens } from '../procs.js';
import { cardsOf, heroOf, isStanding, playerOf, slotOf, tokenLimit, tokensOf } from '../queries.js';
import { type AcgChoice, refusal } from '../refusals.js';
import type { CardId, HeroId } from '../terms.js';

const TOKENS_FULL = refusal('tokens-full', 'ACG-TOK-01');
const NO_TOKENS = refusal('no-tokens', 'ACG-TOK-03');

/** How many more tokens an action can hold. */
const roomOn = (g: AcgPosition, hero: Hero, { tokens }: ActionSlot): number => tokenLimit(g, hero) - tokens;

export const cardsToLoad: AcgChoice<{ hero: HeroId }, CardId> = {
  candidates: (g, v) => cardsOf(heroOf(g, v.hero)),
  judge(g, v, card) {
    const hero = heroOf(g, v.hero);
    return roomOn(g, hero, slotOf(hero, card)) > 0 ? true : TOKENS_FULL;
  },
};

export const cardsToUnload: AcgChoice<{ hero: HeroId }, CardId> = {
  candidates: (g, v) => cardsOf(heroOf(g, v.hero)),
  judge: (g, v, card) => (slotOf(heroOf(g, v.hero), card).tokens > 0 ? true : NO_TOKENS),
};

/** Tokens go on the hero's own cards, readied or exhausted, at most two each; what does not fit is lost. */
const claiming = procedure<{ hero: HeroId; count: number }>(claimTokens.id)
  .step('place', ['ACG-AER-03', 'ACG-AER-06', 'ACG-TOK-01', 'ACG-GOLD-13', 'ACG-WND-12'], (g, v) => {
    const hero = heroOf(g, v.hero);
    const shares = hero.actions.map((slot) => ({ id: slot.card, cap: roomOn(g, hero, slot) }));
    const room = shares.reduce((sum, share) => sum + share.cap, 0);
    const total = isStanding(hero) ? Math.min(v.count, room) : 0;
    if (total <= 0) return g.end(undefined);
    return g.call(split, { asked: playerOf(g, v.hero), ask: 'place-tokens', total, shares, given: [] });
  })
  .step('placed', 'ACG-AER-03', (g, v, given) => {
    const hero = heroOf(g, v.hero);
    hero.actions.forEach((slot, i) => {
      slot.tokens += given[i] ?? 0;
    });
    g.tell?.('tokens-claimed', { hero: v.hero, count: total(given), cards: cardsWith(hero, given) });
  });

/** Tokens leave from any of the hero's cards; those spent on the action in progress are no longer there. */
const discarding = procedure<{ hero: HeroId; count: number }, number>(discardTokens.id)
  .step('choose', ['ACG-TOK-03', 'ACG-TOK-02', 'ACG-DECK-15'], (g, v) => {
    const hero = heroOf(g, v.hero);
    const count = Math.min(v.count, tokensOf(hero));
    if (count === 0) return g.end(0);
    const shares = hero.actions.map((slot) => ({ id: slot.card, cap: slot.tokens }));
    return g.call(split, {
      asked: playerOf(g, v.hero),
      ask: 'discard-tokens',
      total: count,
      shares,
      given: [],
    });
  })
  .step('discard', 'ACG-TOK-03', (g, v, given) => {
    const hero = heroOf(g, v.hero);
    hero.actions.forEach((slot, i) => {
      slot.tokens -= given[i] ?? 0;
    });
    g.tell?.('tokens-discarded', { hero: v.hero, count: total(given) });
    return g.end(total(given));
  });

const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
const cardsWith = (hero: Hero, given: readonly number[]): string[] =>
  hero.actions.filter((_, i) => (given[i] ?? 0) > 0).map((slot) => slot.card);

export const tokenProcedures = [claiming, discarding];
