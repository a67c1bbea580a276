import type { LrCardKind, LrPrintedCard, LrPrintedOf } from '@questhall/lost-relics';
import { decksOf } from '../deck.js';

export const { deckIn, lay, printedOf } = decksOf<LrPrintedCard>({
  en: () => import('virtual:cards/lost-relics/en'),
  de: () => import('virtual:cards/lost-relics/de'),
});

export const ofKind = <Kind extends LrCardKind>(
  cards: readonly LrPrintedCard[],
  kind: Kind,
): LrPrintedOf<Kind>[] =>
  cards.filter((printed): printed is LrPrintedOf<Kind> & LrPrintedCard => printed.kind === kind);
