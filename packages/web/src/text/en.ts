import { begin } from './en/begin.js';
import { board } from './en/board.js';
import { cards } from './en/cards.js';
import { games } from './en/games.js';
import { screens } from './en/screens.js';
import { table } from './en/table.js';

/** Every word of the interface in English, in ICU syntax. */
export const en = { ...begin, ...board, ...cards, ...games, ...screens, ...table } as const;
