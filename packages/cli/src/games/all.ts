import { allGames } from '@questhall/games';
import { playableOf } from './playable-of.js';
import type { Games } from './registry.js';

/** Every game that can be played; the first is meant where none is named. */
export const GAMES: Games = (await allGames()).map((game) => playableOf(game));
