import { gameWords } from '../generated/words-de.js';
import { begin } from './de/begin.js';
import { board } from './de/board.js';
import { hall } from './de/hall.js';
import { kept } from './de/kept.js';
import { lessons } from './de/lessons.js';
import { panels } from './de/panels.js';
import { room } from './de/room.js';
import { screens } from './de/screens.js';
import { table } from './de/table.js';
import type { en } from './en.js';
import type { SameWords } from './message.js';

/** Every word of the interface in German; a word that one of the two languages lacks does not compile. */
export const de: SameWords<typeof en> = {
  ...begin,
  ...board,
  ...gameWords,
  ...hall,
  ...kept,
  ...lessons,
  ...room,
  ...panels,
  ...screens,
  ...table,
};
