import type { Rules, Show, State } from '@questhall/engine';
import { Troubled, trouble } from '../trouble.js';

export type AnyRules = Rules<unknown, unknown, unknown>;
export type AnyState = State<unknown>;
export type Game = { readonly rules: AnyRules; readonly show: Show<unknown> };
export type LoadGame = (language: string) => Promise<Game>;

/** A game is loaded when somebody opens it, and only here. */
const GAMES = import.meta.glob<LoadGame>('../../games/*/rules.ts', { import: 'loadRules' });

/** Safe because a game only ever gets back what it gave: its own set-ups, states and views. */
export function untyped<B, V, S>({ rules, show }: { rules: Rules<B, V, S>; show: Show<V> }): Game {
  return { rules: rules as unknown as AnyRules, show: show as unknown as Show<unknown> };
}

export async function loadGame(code: string, language: string): Promise<Game> {
  const path = `../../games/${code}/rules.ts`;
  const load = Object.hasOwn(GAMES, path) ? await GAMES[path]?.() : undefined;
  if (load === undefined) throw new Troubled(trouble('trouble.game', { game: code }));
  return load(language);
}
