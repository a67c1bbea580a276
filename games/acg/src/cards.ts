import { library } from './content/library.js';
import type { AnyCard } from './content/schema.js';
import { cardText, type SheetParts, sheetParts } from './effects/card-text.js';

export type AcgCard = AnyCard;

/** A card with its rules text, ready to be drawn by somebody who does not know the rules. */
export type PrintedCard = { card: AcgCard; text: string[]; sheet?: SheetParts };

/** Every printed unit of the box, once. */
export function acgCards(): PrintedCard[] {
  return Object.values(library.records).map((card) => ({
    card,
    text: cardText(card).split('\n'),
    ...(card.kind === 'quest' && { sheet: sheetParts(card) }),
  }));
}
