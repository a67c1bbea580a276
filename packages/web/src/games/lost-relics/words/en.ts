import { board } from './en/board.js';
import { cards } from './en/cards.js';
import { lessons } from './en/lessons.js';
import { screens } from './en/screens.js';

/** Every word of Lost Relics in English. */
export const words = { ...board, ...cards, ...lessons, ...screens } as const;
