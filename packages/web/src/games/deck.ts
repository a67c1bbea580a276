import type { Offered } from '@questhall/tabletop';
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
};

/** The cards of a game in all languages, each fetched when a page with cards is first opened in it. */
export function decksOf<C extends Printed>(loaders: Loaders<C>): Decks<C> {
  const asked: { [language in Language]?: Promise<Deck<C>> } = {};
  const there: { [language in Language]?: Deck<C> } = {};
  const load = async (language: Language): Promise<Deck<C>> => {
    const { cards, guide, offered } = await loaders[language]();
    const deck = { cards, guide, offered, byId: new Map(cards.map((printed) => [printed.card.id, printed])) };
    there[language] = deck;
    return deck;
  };
  return {
    deckIn: (language) => {
      const known = asked[language] ?? load(language);
      asked[language] = known;
      known.catch(() => delete asked[language]);
      return known;
    },
    printedOf: (id) => there[useSpoken.getState().language]?.byId.get(id.replace(/#.*$/, '')),
  };
}
