import { library } from '../content/library.js';
import type { AnyCard } from '../content/schema.js';
import type { Language } from './language.js';

/** What is written by hand on one record, by its English words; a `#` stands for a number. */
type Phrases = { readonly [english: string]: string };
type Translation = { readonly [id: string]: Phrases };

const translations: { [language in Language]?: Translation } = {};

export function addTranslation(language: Language, translation: Translation): void {
  translations[language] = translation;
}

/** Fields that hold words for people; all others are for the rules. */
export const TEXT_FIELDS: readonly string[] = [
  'name',
  'flavour',
  'title',
  'text',
  'intro',
  'won',
  'lost',
  'adventureCard',
];

/** Numbers are balanced now and then; the sentence around them stays. */
export const withoutNumbers = (text: string): string => text.replace(/\d+/g, '#');

/** What stands on a record, in another language; words that nobody has translated, such as a test's, stay English. */
export function phraseIn(language: Language, id: string, english: string): string {
  const phrase = translations[language]?.[id]?.[withoutNumbers(english)];
  if (phrase === undefined) return english;
  const numbers = english.match(/\d+/g) ?? [];
  let next = 0;
  return phrase.replace(/#/g, () => numbers[next++] ?? '#');
}

const copies = new WeakMap<AnyCard, { [language in Language]?: AnyCard }>();

/** The record with all its words in another language. */
export function cardIn<C extends AnyCard>(card: C, language: Language): C {
  if (translations[language] === undefined) return card;
  const known = copies.get(card) ?? {};
  copies.set(card, known);
  known[language] ??= translated(card, (text) => phraseIn(language, card.id, text)) as AnyCard;
  return known[language] as C;
}

function translated(value: unknown, say: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => translated(one, say));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]) => [
    field,
    typeof inner === 'string' && TEXT_FIELDS.includes(field) ? say(inner) : translated(inner, say),
  ]);
  return Object.fromEntries(fields);
}

/** The printed name of a record; its id only if no such record is loaded. */
export function nameIn(language: Language, id: string): string {
  const card = library.records[id];
  return card === undefined ? id : phraseIn(language, id, card.name);
}

/** The name that an area has on its board: `1a-c` is the third of face 1a. */
export function areaNameIn(language: Language, id: string): string {
  const at = id.lastIndexOf('-');
  const face = library.records[id.slice(0, at)];
  const name = face?.kind === 'board' ? face.areas[id.slice(at + 1).toUpperCase()]?.name : undefined;
  return face === undefined || name === undefined ? id : phraseIn(language, face.id, name);
}

/** The printed name of an object, whatever adventure it lies in. */
export function thingNameIn(language: Language, id: string): string {
  for (const sheet of library.kinds.adventure ?? []) {
    const thing = sheet.kind === 'adventure' ? sheet.things?.find((one) => one.id === id) : undefined;
    if (thing !== undefined) return phraseIn(language, sheet.id, thing.name);
  }
  return id;
}
