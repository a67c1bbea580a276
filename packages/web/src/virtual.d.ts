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
