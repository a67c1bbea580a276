import { type PartsOf, partsOf } from './card-parts.js';
import { cardText } from './card-text.js';
import type { AnyCard } from './content/schema/index.js';
import type { Words } from './text/words.js';

export type CcCard = AnyCard;
export type CcCardKind = CcCard['kind'];
export type CcCardOf<Kind extends CcCardKind> = Extract<CcCard, { kind: Kind }>;

/** A card with its rules text in parts: enough to draw it without knowing the rules. */
export type CcPrintedOf<Kind extends CcCardKind> = {
  kind: Kind;
  card: CcCardOf<Kind>;
  /** The whole text, in paragraphs. */
  text: string[];
  parts: PartsOf[Kind];
};
export type CcPrintedCard = { [Kind in CcCardKind]: CcPrintedOf<Kind> }[CcCardKind];

/** Every printed unit of the box, once. */
export const cardsIn = (words: Words): CcPrintedCard[] =>
  Object.values(words.printed.records).map((english) => {
    const card = sealed(words.printed.card(english));
    return {
      kind: card.kind,
      card,
      text: cardText(card, words),
      parts: partsOf(card, words),
    } as CcPrintedCard;
  });

/** How the quest ends lies in an envelope that nobody has opened yet. */
const sealed = (card: CcCard): CcCard =>
  card.kind === 'quest'
    ? { ...card, middle: [], won: '', lost: { fear: '', influence: '', deaths: '' } }
    : card;
