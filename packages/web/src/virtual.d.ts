declare module 'virtual:cards/acg/*' {
  import type { PrintedCard } from '@questhall/acg';

  export const cards: readonly PrintedCard[];
  /** The game in a few paragraphs. */
  export const guide: readonly string[];
}

declare module 'virtual:verified/acg' {
  /** How many tests show each rule at work. */
  export const verified: { readonly [rule: string]: number };
}
