declare module 'virtual:cards/acg/*' {
  import type { PrintedCard } from '@questhall/acg';
  import type { Offered } from '@questhall/tabletop';

  export const cards: readonly PrintedCard[];
  /** The game in a few paragraphs. */
  export const guide: readonly string[];
  export const offered: Offered;
}
