declare module 'virtual:cards/lost-relics/*' {
  import type { LrPrintedCard } from '@questhall/lost-relics';
  import type { Offered } from '@questhall/tabletop';

  export const cards: readonly LrPrintedCard[];
  /** The game in a few paragraphs. */
  export const guide: readonly string[];
  export const offered: Offered;
}
