import type { AnyCard } from './content/schema/index.js';
import { storyOf } from './show/cards.js';
import type { Words } from './text/words.js';

export type CcCard = AnyCard;
export type CcCardKind = CcCard['kind'];
export type CcCardOf<Kind extends CcCardKind> = Extract<CcCard, { kind: Kind }>;

/** A card with its text, ready to be drawn by somebody who does not know the rules. */
export type CcPrintedOf<Kind extends CcCardKind> = {
  kind: Kind;
  card: CcCardOf<Kind>;
  /** The whole text, in paragraphs. */
  text: string[];
};
export type CcPrintedCard = { [Kind in CcCardKind]: CcPrintedOf<Kind> }[CcCardKind];

/** Every printed unit of the box, once. */
export const cardsIn = (words: Words): CcPrintedCard[] =>
  Object.values(words.printed.records).map((card) => printed(words.printed.card(card)));

const printed = (card: CcCard): CcPrintedCard =>
  ({
    kind: card.kind,
    card,
    text: storyOf(card)
      .split('\n')
      .filter((one) => one !== ''),
  }) as CcPrintedCard;
