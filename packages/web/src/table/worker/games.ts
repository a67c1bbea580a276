import { type TableGame, Troubled, trouble, untyped } from '@questhall/table';

export { untyped };
export type LoadRules = (language: string) => Promise<TableGame>;

/** A game is loaded when somebody opens it, and only here. */
const GAMES = import.meta.glob<LoadRules>('../../games/*/rules.ts', { import: 'loadRules' });

export async function loadGame(code: string, language: string): Promise<TableGame> {
  const path = `../../games/${code}/rules.ts`;
  const load = Object.hasOwn(GAMES, path) ? await GAMES[path]?.() : undefined;
  if (load === undefined) throw new Troubled(trouble('trouble.game', { game: code }));
  return load(language);
}
