import { library } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText, type SheetParts, sheetParts } from './effects/card-text.js';
import type { Language } from './text/language.js';
import { printedOn, wordIn } from './text/printed.js';

export type AcgCard = AnyCard;

/** A card with its rules text, ready to be drawn by somebody who does not know the rules. */
export type PrintedCard = { card: AcgCard; text: string[]; sheet?: SheetParts };

/** Every printed unit of the box, once. */
export function acgCards(language: Language = 'en'): PrintedCard[] {
  return Object.values(library.records).map((card) => ({
    card: language === 'en' ? card : translated(card, language),
    text: cardText(card, language).split('\n'),
    ...(card.kind === 'quest' && { sheet: sheetParts(card, language) }),
  }));
}

/** The card with everything on it that is written for people. */
function translated(card: AcgCard, language: Language): AcgCard {
  const { name, flavour, activations, story } = printedOn(card, language);
  const words = { name, ...(flavour !== undefined && { flavour }) };
  if (card.kind === 'hero-card') return { ...card, ...words, activations: activations ?? card.activations };
  if (card.kind === 'quest') return { ...card, ...words, story: story ?? card.story };
  if (card.kind !== 'enemy' && card.kind !== 'location') return { ...card, ...words };
  return { ...card, ...words, traits: card.traits.map((trait) => wordIn(language, 'traits', trait)) };
}
