import type { AnyCard } from './content/schema.js';
import {
  cardText,
  type PrintedParagraph,
  printedParagraphs,
  type SheetParts,
  sheetParts,
} from './effects/card-text.js';
import type { Words } from './text/words.js';

export type AcgCard = AnyCard;

/**
 * A card with its rules text, ready to be drawn by somebody who does not know the rules. `card` has the traits and
 * keywords that rules and pictures go by; `traits` and `keywords` are how they read in the language.
 */
export type PrintedCard = {
  card: AcgCard;
  text: string[];
  paragraphs: PrintedParagraph[];
  traits: string[];
  keywords: string[];
  sheet?: SheetParts;
};

/** Every printed unit of the box, once. */
export const cardsIn = (words: Words): PrintedCard[] =>
  Object.values(words.printed.box.records).map((card) => ({
    card: words.printed.card(card),
    text: cardText(card, words).split('\n'),
    paragraphs: printedParagraphs(card, words),
    traits: 'traits' in card ? card.traits.map(words.cards.trait) : [],
    keywords: card.kind === 'enemy' ? card.bar.map(words.cards.keyword) : [],
    ...(card.kind === 'quest' && { sheet: sheetParts(card, words) }),
  }));
