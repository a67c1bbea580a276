import type { Offered } from '@questhall/tabletop';
import { onceEach } from '../app/once-each.js';
import type { Language } from '../settings/store.js';
import { useSpoken } from '../text/language.js';
import type { Deck, Printed } from './printed.js';

type Loaders<C> = {
  readonly [language in Language]: () => Promise<{
    readonly cards: readonly C[];
    readonly guide: readonly string[];
    readonly offered: Offered;
  }>;
};

export type Decks<C extends Printed> = {
  /** The same promise every time, except after a failure: then it is tried again. */
  deckIn(language: Language): Promise<Deck<C>>;
  /**
   * The printed card behind an id, in the language that is shown; copies are told apart by a number behind `#`. Only
   * below a component that has waited for the cards; before that there are none.
   */
  printedOf(id: string): C | undefined;
  /** These are the cards in a language, without fetching them. */
  lay(language: Language, cards: readonly C[]): void;
};

const NOTHING: Offered = { adventures: [], people: [], difficulties: [] };

/** The cards of a game in all languages, each fetched when a page with cards is first opened in it. */
export function decksOf<C extends Printed>(loaders: Loaders<C>): Decks<C> {
  const there: { [language in Language]?: Deck<C> } = {};
  const lay = (
    language: Language,
    cards: readonly C[],
    more: Partial<Pick<Deck, 'guide' | 'offered'>> = {},
  ): Deck<C> => {
    const { guide = [], offered = NOTHING } = more;
    const deck = { cards, guide, offered, byId: new Map(cards.map((printed) => [printed.card.id, printed])) };
    there[language] = deck;
    return deck;
  };
  const load = async (language: Language): Promise<Deck<C>> => {
    const { cards, ...more } = await loaders[language]();
    return lay(language, cards, more);
  };
  return {
    deckIn: onceEach(load),
    lay: (language, cards) => void lay(language, cards),
    printedOf: (id) => there[useSpoken.getState().language]?.byId.get(id.replace(/#.*$/, '')),
  };
}
