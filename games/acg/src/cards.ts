import { library } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText, type SheetParts, sheetParts } from './effects/card-text.js';
import type { Language } from './text/language.js';
import { wordsIn } from './text/languages.js';
import { printedOn, wordIn } from './text/printed.js';

export type AcgCard = AnyCard;

/**
 * A card with its rules text, ready to be drawn by somebody who does not know the rules. `card` has the traits and
 * keywords that rules and pictures go by; `traits` and `keywords` are how they read in the language.
 */
export type PrintedCard = {
  card: AcgCard;
  text: string[];
  traits: string[];
  keywords: string[];
  sheet?: SheetParts;
};

/** Every printed unit of the box, once. */
export function acgCards(language: Language = 'en'): PrintedCard[] {
  return Object.values(library.records).map((card) => ({
    card: language === 'en' ? card : translated(card, language),
    text: cardText(card, language).split('\n'),
    traits: 'traits' in card ? card.traits.map((trait) => wordIn(language, 'traits', trait)) : [],
    keywords: card.kind === 'enemy' ? card.bar.map(wordsIn(language).cards.keyword) : [],
    ...(card.kind === 'quest' && { sheet: sheetParts(card, language) }),
  }));
}

/** The card with everything on it that is written for people. */
function translated(card: AcgCard, language: Language): AcgCard {
  const { name, flavour, activations, story } = printedOn(card, language);
  const words = { name, ...(flavour !== undefined && { flavour }) };
  if (card.kind === 'hero-card') return { ...card, ...words, activations: activations ?? card.activations };
  if (card.kind === 'quest') return { ...card, ...words, story: story ?? card.story };
  return { ...card, ...words };
}
