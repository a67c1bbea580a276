import { anyGame, type GameModule } from '@questhall/tabletop';

/** Every game that can be played; the first is meant where none is named. A game is loaded when somebody opens it. */
const GAMES: { readonly [code: string]: () => Promise<GameModule> } = {
  acg: async () => anyGame((await import('@questhall/acg')).game),
  'lost-relics': async () => anyGame((await import('@questhall/lost-relics')).game),
  'cursed-city': async () => anyGame((await import('@questhall/cursed-city')).game),
};

export const gameCodes: readonly string[] = Object.keys(GAMES);

/** Nothing if there is no such game. */
export async function loadGame(code: string): Promise<GameModule | undefined> {
  return Object.hasOwn(GAMES, code) ? GAMES[code]?.() : undefined;
}

export const allGames = (): Promise<GameModule[]> => Promise.all(Object.values(GAMES).map((load) => load()));

export type { GameModule };
