import { acgGame } from './acg.js';
import type { Games } from './registry.js';

/** Every game that can be played. */
export const GAMES: Games = [acgGame];
