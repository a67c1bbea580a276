import { loadGame as load } from '@questhall/games';
import { type TableGame, Troubled, trouble } from '@questhall/table';

/** A game is loaded when somebody opens it, and only here. */
export async function loadGame(code: string, language: string): Promise<TableGame> {
  const game = await load(code);
  if (game === undefined) throw new Troubled(trouble('trouble.game', { game: code }));
  return game.in(language);
}
