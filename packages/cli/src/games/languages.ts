import { Refused } from '../errors.js';
import type { Io } from '../io.js';
import { andList } from '../text/list.js';
import type { Playable } from './playable.js';
import type { Games } from './registry.js';

const ENGLISH = 'en';

/** By a flag, or for good by QUESTHALL_LANGUAGE. */
export const languageOf = ({ env }: Pick<Io, 'env'>, flag?: string): string =>
  (flag ?? env.QUESTHALL_LANGUAGE ?? ENGLISH).toLowerCase();

/** The games as they speak the language that was asked for. */
export async function gamesIn(games: Games, { env }: Pick<Io, 'env'>, flag?: string): Promise<Games> {
  const language = languageOf({ env }, flag);
  if (language === ENGLISH) return games;
  const known = new Set([ENGLISH, ...games.flatMap((game) => game.languages ?? [])]);
  if (!known.has(language))
    throw new Refused(`No game is available in '${language}'. There are: ${andList([...known])}.`);
  return Promise.all(
    games.map((game) =>
      game.languages?.includes(language) ? (game.in?.(language) ?? game) : { ...game, speechless: true },
    ),
  );
}

/** The game, unless it cannot speak as it was asked to: half a game in another language helps nobody. */
export function speaking(game: Playable): Playable {
  if (game.speechless === undefined) return game;
  throw new Refused((w) => w.speaksEnglishOnly(game.rules.title));
}
