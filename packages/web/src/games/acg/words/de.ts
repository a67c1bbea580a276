import type { SameWords } from '../../../text/message.js';
import { board } from './de/board.js';
import { cards } from './de/cards.js';
import { screens } from './de/screens.js';
import type { words as english } from './en.js';

export const words: SameWords<typeof english> = { ...board, ...cards, ...screens };
