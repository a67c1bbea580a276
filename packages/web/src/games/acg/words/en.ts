import { board } from './en/board.js';
import { cards } from './en/cards.js';
import { screens } from './en/screens.js';

/** Every word of the Adventure Card Game in English. */
export const words = { ...board, ...cards, ...screens } as const;
