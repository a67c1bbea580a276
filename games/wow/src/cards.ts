import type { AnyCard } from './content/schema.js';
import { cardText } from './effects/card-text.js';
import type { Words } from './text/words.js';

/** A card with its rules text. Who draws it need not know the rules. */
export type WowPrintedCard = {
  readonly kind: AnyCard['kind'];
  readonly card: AnyCard;
  /** The whole text, in paragraphs. */
  readonly text: readonly string[];
};

/** Every printed unit of the box, once. */
export const cardsIn = (words: Words): WowPrintedCard[] =>
  Object.values(words.printed.records).map((card) => ({
    kind: card.kind,
    card: words.printed.card(card),
    text: cardText(card, words)
      .split('\n')
      .filter((part) => part !== ''),
  }));
