import type { LrCardKind, LrPrintedCard, LrPrintedOf } from '@questhall/lost-relics';

/** The cards of one kind, in printed order. */
export const ofKind = <Kind extends LrCardKind>(
  cards: readonly LrPrintedCard[],
  kind: Kind,
): LrPrintedOf<Kind>[] =>
  cards.filter((printed): printed is LrPrintedOf<Kind> & LrPrintedCard => printed.kind === kind);
