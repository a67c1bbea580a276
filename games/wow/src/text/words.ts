import type { cardsIn } from './en/cards.js';
import type { names } from './en/names.js';
import type { table } from './en/table.js';
import type { Language } from './language.js';
import type { WowPrinted } from './printed.js';

/** All that the game says about one box in one language. English is the measure: what it can say, every language can. */
export type Words = {
  readonly language: Language;
  /** What stands on the cards. */
  readonly printed: WowPrinted;
  /** Messages in ICU syntax, by text key. */
  readonly catalogue: { readonly [key: string]: string };
  /** "a, b and c" */
  readonly list: (parts: readonly string[]) => string;
  readonly names: typeof names;
  readonly cards: ReturnType<typeof cardsIn>;
  readonly table: typeof table;
};
