declare module 'virtual:cards/acg/*' {
  import type { PrintedCard } from '@questhall/acg';

  export const cards: readonly PrintedCard[];
  /** The game in a few paragraphs. */
  export const guide: readonly string[];
}

declare module 'virtual:cards/lost-relics/*' {
  import type { LrPrintedCard } from '@questhall/lost-relics';

  export const cards: readonly LrPrintedCard[];
  /** The game in a few paragraphs. */
  export const guide: readonly string[];
}

declare module 'virtual:verified/*' {
  /** How many tests show each rule at work. */
  export const verified: { readonly [rule: string]: number };
}

declare module 'virtual:switches/*' {
  import type { RuleSwitch } from '@questhall/engine';

  /** Rulings that players argue about, with the rule each belongs to. */
  export const switches: readonly (RuleSwitch & { readonly rule: string })[];
}

declare module 'virtual:rules-of-cards/*' {
  /** The rules that each card makes use of, by the id of the card. */
  export const rulesOfCards: { readonly [card: string]: readonly string[] };
}
