import type { Rules, Show, State } from '@questhall/engine';
import { Troubled, trouble } from '../trouble.js';

export type AnyRules = Rules<unknown, unknown, unknown>;
export type AnyState = State<unknown>;
export type Game = { readonly rules: AnyRules; readonly show: Show<unknown> };

/** A game is loaded when somebody opens it, and only here. */
const GAMES: { readonly [code: string]: (language: string) => Promise<Game> } = {
  acg: async (language) => {
    const { ACG_LANGUAGES, acgIn } = await import('@questhall/acg');
    return untyped(await acgIn(ACG_LANGUAGES.find((known) => known === language) ?? 'en'));
  },
};

/** Safe because a game only ever gets back what it gave: its own set-ups, states and views. */
function untyped<B, V, S>({ rules, show }: { rules: Rules<B, V, S>; show: Show<V> }): Game {
  return { rules: rules as unknown as AnyRules, show: show as unknown as Show<unknown> };
}

export function loadGame(code: string, language: string): Promise<Game> {
  const load = Object.hasOwn(GAMES, code) ? GAMES[code] : undefined;
  if (load === undefined) throw new Troubled(trouble('trouble.game', { game: code }));
  return load(language);
}
