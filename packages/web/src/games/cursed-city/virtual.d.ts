declare module 'virtual:cards/cursed-city/*' {
  import type { CcPrintedCard } from '@questhall/cursed-city';
  import type { Offered } from '@questhall/tabletop';

  export const cards: readonly CcPrintedCard[];
  /** The game in a few paragraphs. */
  export const guide: readonly string[];
  export const offered: Offered;
}
