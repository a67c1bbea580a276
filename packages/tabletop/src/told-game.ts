import type {
  Cover,
  EntityId,
  Event,
  Figure,
  Member,
  Passage,
  RoadStep,
  Rules,
  Show,
  ShownCard,
  Standing,
  TablePart,
  Text,
} from '@questhall/engine';
import type { Offer } from './offer.js';

/** What every table of words has. */
type Spoken = { readonly language: string; readonly catalogue: { readonly [key: string]: string } };

/** How a game is told to people: every part gets the words of the language that is spoken. */
export type ShowParts<V, W> = {
  name(id: EntityId, view: V, words: W): string;
  table(view: V, words: W): readonly TablePart[];
  event(event: Event, view: V, words: W): Text | null;
  chronicle(events: readonly Event[], view: V, words: W): Passage[];
  journal(view: V, words: W): string[];
  standing(view: V, words: W): Standing;
  cover(view: V, words: W): Cover;
  road(view: V, words: W): RoadStep[];
  company(view: V, words: W): Member[];
  tally(events: readonly Pick<Event, 'type' | 'data'>[]): Text[];
  cards(view: V, words: W): ShownCard[];
  box(words: W): ShownCard[];
  odds(figure: Pick<Figure, 'what' | 'on'>, view: V, words: W): Text;
  isOffer?(ask: string): boolean;
  order?(order: string): Text;
  readonly welcome: readonly string[];
};

/** A game's show in any language. Its guide is every text under `guide.`, in the order of the catalogue. */
export function showsOf<V, W extends Spoken>(parts: ShowParts<V, W>): (words: W) => Show<V> {
  return (words) => ({
    language: words.language,
    catalogue: words.catalogue,
    name: (id, view) => parts.name(id, view, words),
    table: (view) => parts.table(view, words),
    event: (event, view) => parts.event(event, view, words),
    chronicle: (events, view) => parts.chronicle(events, view, words),
    journal: (view) => parts.journal(view, words),
    standing: (view) => parts.standing(view, words),
    cover: (view) => parts.cover(view, words),
    road: (view) => parts.road(view, words),
    company: (view) => parts.company(view, words),
    tally: parts.tally,
    cards: (view) => parts.cards(view, words),
    box: () => parts.box(words),
    odds: (figure, view) => parts.odds(figure, view, words),
    guide: Object.keys(words.catalogue)
      .filter((key) => key.startsWith('guide.'))
      .map((key) => ({ key, args: {} })),
    isOffer: (ask) => parts.isOffer?.(ask) === true,
    ...(parts.order && { order: parts.order }),
    welcome: parts.welcome,
  });
}

/** A card as a game prints it; what else stands on it is its game's own business. */
export type PrintedBase = { readonly card: { readonly id: string } };

/** A game in one language. States and saves of all languages are the same. */
export type SpokenGame<B = unknown, V = unknown, S = unknown, C extends PrintedBase = PrintedBase> = {
  readonly rules: Rules<B, V, S>;
  readonly show: Show<V>;
  readonly offer: Offer<S>;
  cards(): readonly C[];
};

/** A game with the cards of one box, explained and told in one language. */
export type ToldGame<Box, B, V, S, C extends PrintedBase> = SpokenGame<B, V, S, C> & { readonly box: Box };

/** Makes games from boxes and words. */
export function toldGames<Box, W, B, V, S, C extends PrintedBase>(spec: {
  rules(box: Box, words: W): Rules<B, V, S>;
  show(words: W): Show<V>;
  offer(words: W): Offer<S>;
  cards(words: W): readonly C[];
}): (box: Box, words: W) => ToldGame<Box, B, V, S, C> {
  return (box, words) => ({
    box,
    rules: spec.rules(box, words),
    show: spec.show(words),
    offer: spec.offer(words),
    cards: () => spec.cards(words),
  });
}
