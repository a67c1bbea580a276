import type { PrintedCard } from '@questhall/acg';
import type { Language } from '../../settings/store.js';
import { useSpoken } from '../../text/language.js';

export type Deck = {
  readonly cards: readonly PrintedCard[];
  /** The game in a few paragraphs. */
  readonly guide: readonly string[];
  readonly byId: ReadonlyMap<string, PrintedCard>;
};

/** Every card of the game in one language; fetched when a page with cards is first opened in it. */
const loaders: { readonly [language in Language]: () => Promise<Omit<Deck, 'byId'>> } = {
  en: () => import('virtual:cards/acg/en'),
  de: () => import('virtual:cards/acg/de'),
};

const asked: { [language in Language]?: Promise<Deck> } = {};
const there: { [language in Language]?: Deck } = {};

async function load(language: Language): Promise<Deck> {
  const { cards, guide } = await loaders[language]();
  const deck = { cards, guide, byId: new Map(cards.map((printed) => [printed.card.id, printed])) };
  there[language] = deck;
  return deck;
}

/** The same promise every time, except after a failure: then it is tried again. */
export function deckIn(language: Language): Promise<Deck> {
  const known = asked[language] ?? load(language);
  asked[language] = known;
  known.catch(() => delete asked[language]);
  return known;
}

/**
 * The printed card behind an id, in the language that is shown; copies are told apart by a number behind `#`. Only
 * below a component that has waited for the cards with `useCards`; before that there are none.
 */
export const printedOf = (id: string): PrintedCard | undefined =>
  there[useSpoken.getState().language]?.byId.get(id.replace(/#.*$/, ''));
