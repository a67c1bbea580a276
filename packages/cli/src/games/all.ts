import { acgGame } from './acg.js';
import { lostRelicsGame } from './lost-relics.js';
import type { Games } from './registry.js';

/** Every game that can be played; the first is meant where none is named. */
export const GAMES: Games = [acgGame, lostRelicsGame];
