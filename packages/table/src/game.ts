import type { Rules, Show, State } from '@questhall/engine';

/** A game as a table knows it: boards, views and set-ups are the game's own business. */
export type AnyRules = Rules<unknown, unknown, unknown>;
export type AnyShow = Show<unknown>;
export type AnyState = State<unknown>;
export type TableGame = { readonly rules: AnyRules; readonly show: AnyShow };

/** Safe because a game only ever gets back what it gave: its own set-ups, states and views. */
export function untyped<B, V, S>({ rules, show }: { rules: Rules<B, V, S>; show: Show<V> }): TableGame {
  return { rules: rules as unknown as AnyRules, show: show as unknown as AnyShow };
}

export const languageOf = ({ language = 'en' }: AnyShow): string => language;
