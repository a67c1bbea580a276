/** What is written by hand on one record, by its English words; a `#` stands for a number. */
export type Phrases = { readonly [english: string]: string };
/** All that is written by hand, in another language than English, by record. */
export type Translation = { readonly [id: string]: Phrases };

type Named = { readonly id: string; readonly name: string };

/** Numbers are balanced now and then; the sentence around them stays. */
export const withoutNumbers = (text: string): string => text.replace(/\d+/g, '#');

/** The words that stand on the cards of a box, in one language. */
export class Printed<C extends Named> {
  private readonly copies = new WeakMap<C, C>();

  constructor(
    readonly records: { readonly [id: string]: C },
    /** Fields of records that hold words for people; all others are for the rules. */
    private readonly fields: readonly string[],
    /** Null in English. */
    private readonly translation: Translation | null = null,
  ) {}

  /** What stands on a record; words that nobody has translated, such as a test's, stay English. */
  phrase(id: string, english: string): string {
    const phrase = this.translation?.[id]?.[withoutNumbers(english)];
    if (phrase === undefined) return english;
    const numbers = english.match(/\d+/g) ?? [];
    let next = 0;
    return phrase.replace(/#/g, () => numbers[next++] ?? '#');
  }

  /** The printed name of a record; its id if there is no such record. */
  name(id: string): string {
    const card = this.records[id];
    return card === undefined ? id : this.phrase(card.id, card.name);
  }

  /** The record with all its words in this language. */
  card<One extends C>(card: One): One {
    if (this.translation === null) return card;
    const known = this.copies.get(card);
    if (known !== undefined) return known as One;
    const made = this.translated(card, card.id) as One;
    this.copies.set(card, made);
    return made;
  }

  private translated(value: unknown, id: string): unknown {
    if (Array.isArray(value)) return value.map((one) => this.translated(one, id));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([field, inner]) => [
      field,
      this.fields.includes(field) ? this.said(inner, id) : this.translated(inner, id),
    ]);
    return Object.fromEntries(fields);
  }

  /** Words, or a list of words. */
  private said(value: unknown, id: string): unknown {
    if (typeof value === 'string') return this.phrase(id, value);
    return Array.isArray(value) ? value.map((one) => this.said(one, id)) : this.translated(value, id);
  }
}
