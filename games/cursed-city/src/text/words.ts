import type { cardFacts } from './en/card-facts.js';
import type { cardsIn } from './en/cards.js';
import type { catalogue } from './en/catalogue.js';
import type { facts } from './en/facts.js';
import type { labels } from './en/labels.js';
import type { names } from './en/names.js';
import type { table } from './en/table.js';
import type { Language } from './language.js';
import type { CcPrinted } from './printed.js';

/** Messages in ICU syntax, by text key: every language has those that English has. */
export type Catalogue = { readonly [key in keyof typeof catalogue]: string };

/** All that the game says about one box in one language. English is the measure: what it can say, every language can. */
export type Words = {
  readonly language: Language;
  /** What stands on the cards. */
  readonly printed: CcPrinted;
  readonly catalogue: { readonly [key: string]: string };
  /** "a, b and c" */
  readonly list: (parts: readonly string[]) => string;
  readonly names: typeof names;
  readonly facts: typeof facts;
  readonly labels: typeof labels;
  readonly table: typeof table;
  readonly cardFacts: typeof cardFacts;
  /** What rules text is put together from. */
  readonly cards: ReturnType<typeof cardsIn>;
};
