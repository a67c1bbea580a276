import { library } from '../content/library.js';
import type { AnyCard } from '../content/schema.js';
import type { Language } from './language.js';

/** What is written on a card by hand: its name and its story. The rules text is made from its data. */
export type Printed = {
  readonly name: string;
  readonly flavour?: string | undefined;
  readonly activations?: string | undefined;
  readonly story?: { readonly before: string; readonly won: string; readonly lost: string } | undefined;
};
type Dictionary = { readonly [english: string]: string };
export type Translation = {
  readonly records: { readonly [id: string]: Printed };
  /** Words that several cards share. */
  readonly words: {
    readonly traits: Dictionary;
    readonly keywords: Dictionary;
    readonly options: Dictionary;
  };
};

const translations: { [language in Language]?: Translation } = {};

export function addTranslation(language: Language, translation: Translation): void {
  translations[language] = translation;
}

/** A card that nobody has translated, such as one made for a test, keeps its English words. */
export function printedOn(card: AnyCard, language: Language): Printed {
  return translations[language]?.records[card.id] ?? englishOf(card);
}

/** A trait, a keyword or the name of an alternative. */
export function wordIn(language: Language, kind: keyof Translation['words'], word: string): string {
  return translations[language]?.words[kind][word] ?? word;
}

function englishOf(card: AnyCard): Printed {
  const { name, flavour } = card;
  return {
    name,
    flavour,
    activations: card.kind === 'hero-card' ? card.activations : undefined,
    story: card.kind === 'quest' ? card.story : undefined,
  };
}

/** The printed name of a card; its id only if no such card is loaded. */
export function nameIn(language: Language, id: string): string {
  const card = library.cards[id] ?? library.records[id];
  return card === undefined ? id : printedOn(card, language).name;
}

/** Cards speak of enemies by their English name. */
export function enemyNameIn(language: Language, name: string): string {
  const card = Object.values(library.records).find((one) => one.kind === 'enemy' && one.name === name);
  return card === undefined ? name : printedOn(card, language).name;
}

/** There is only one of a nemesis: its name is enough. */
export function isNemesisName(name: string): boolean {
  const named = (card: AnyCard) => card.kind === 'enemy' && card.rank === 'nemesis' && card.name === name;
  return Object.values(library.records).some(named);
}
