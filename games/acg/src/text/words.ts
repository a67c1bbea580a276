import type { book } from './en/book.js';
import type { cardsIn } from './en/cards.js';
import type { diceWords } from './en/dice.js';
import type { facts } from './en/facts.js';
import type { names } from './en/names.js';
import type { people } from './en/people.js';
import type { table } from './en/table.js';
import type { Language } from './language.js';
import type { AcgPrinted } from './printed.js';

/** All that the game says about one box in one language. English is the measure: what it can say, every language can. */
export type Words = {
  readonly language: Language;
  /** What stands on the cards. */
  readonly printed: AcgPrinted;
  /** Messages in ICU syntax, by text key. */
  readonly catalogue: { readonly [key: string]: string };
  /** "a, b and c" */
  readonly list: (parts: readonly string[]) => string;
  readonly dice: typeof diceWords;
  readonly names: typeof names;
  readonly cards: ReturnType<typeof cardsIn>;
  readonly table: typeof table;
  readonly people: typeof people;
  readonly book: typeof book;
  readonly facts: typeof facts;
};
