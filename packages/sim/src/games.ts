import type { Rules } from '@questhall/engine';
import { gameCodes, loadGame } from '@questhall/games';

/** A game whose board, view and set-up nobody here looks into. */
export type AnyRules = Rules<unknown, unknown, unknown>;

/** A game of this house by its code, or any other by the module that exports it. */
export type GameSource = { game: string; module?: string; export?: string };

export async function loadRules({ game, module, export: name }: GameSource): Promise<AnyRules> {
  const found = module === undefined ? (await loadGame(game))?.rules : await fromModule(module, name ?? game);
  if (found === undefined) throw new Error(`there is no game '${game}'; there are: ${gameCodes.join(', ')}`);
  return found as AnyRules;
}

/** Cards, and what each of them says may be done, as far as a game of this house counts what is used. */
export const loadContent = async ({ game, module }: GameSource): Promise<readonly string[]> =>
  module === undefined ? ((await loadGame(game))?.reach().content ?? []) : [];

async function fromModule(specifier: string, name: string): Promise<unknown> {
  const module = (await import(/* @vite-ignore */ specifier)) as { [name: string]: unknown };
  return module[name];
}
