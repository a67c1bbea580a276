import type { LedgerSection, Rule, Rulebook } from '@questhall/rulebook';

/** Where in a book an address leads: to a section, and perhaps to one rule in it. */
export type Place = {
  readonly section: LedgerSection;
  readonly rule?: Rule;
  /** What the address asks for is not in this book. */
  readonly missing?: true;
};

/** `place` is the id of a section or of a rule; anything else opens the book at its first page. */
export function placeIn(book: Rulebook, place: string | undefined): Place | undefined {
  const [first] = book.sections;
  if (place === undefined) return first === undefined ? undefined : { section: first };
  const rule = book.find(place);
  const wanted = rule?.section ?? place.toUpperCase();
  const section = book.sections.find(({ id }) => id === wanted);
  if (section === undefined) return first && { section: first, missing: true };
  return rule === undefined ? { section } : { section, rule };
}
