import type { PrintedCard } from '@questhall/acg';
import { HEROES, type OfKind } from '../../cards/acg/kinds.js';
import type { AdventureKind, Offer } from './choices.js';

type Cards = readonly PrintedCard[];
export type Switches = Offer['switches'];

/** A sheet that a party can set out on. `quests` are those of a campaign, or itself. */
export type Adventure = {
  readonly id: string;
  readonly kind: AdventureKind;
  readonly printed: PrintedCard;
  readonly quests: readonly string[];
};

/** Quests in their order, then the delve, then the campaign. */
export function adventuresIn(cards: Cards): Adventure[] {
  const sheets = cards.flatMap((printed) =>
    printed.card.kind === 'quest' ? [{ printed, card: printed.card }] : [],
  );
  const quests = sheets
    .toSorted((a, b) => (a.card.number ?? Infinity) - (b.card.number ?? Infinity))
    .map(({ printed, card }): Adventure => {
      const kind = card.delve === true ? 'delve' : 'quest';
      return { id: card.id, kind, printed, quests: [card.id] };
    });
  const campaigns = cards.flatMap((printed): Adventure[] => {
    const { card } = printed;
    return card.kind === 'campaign'
      ? [{ id: card.id, kind: 'campaign', printed, quests: [...card.quests] }]
      : [];
  });
  return [...quests, ...campaigns];
}

/** A hero's card depends on how many go. */
export function heroCards(cards: Cards, heroes: number): PrintedCard[] {
  const size = Math.max(2, heroes);
  return HEROES.flatMap((hero) =>
    cards.filter(({ card }) => card.kind === 'hero-card' && card.hero === hero && card.heroes === size),
  );
}

export const heroOf = ({ card }: PrintedCard): OfKind<'hero-card'>['hero'] =>
  (card as OfKind<'hero-card'>).hero;

export const difficultiesIn = (cards: Cards): PrintedCard[] =>
  cards.filter(({ card }) => card.kind === 'difficulty');

export function offerOf(cards: Cards, switches: Switches): Offer {
  return {
    adventures: adventuresIn(cards).map(({ id, kind }) => ({ id, kind })),
    heroes: HEROES,
    difficulties: difficultiesIn(cards).map(({ card }) => card.id),
    switches,
  };
}
