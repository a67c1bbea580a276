import { begin } from './de/begin.js';
import { board } from './de/board.js';
import { relicBoard } from './de/board-lost-relics.js';
import { book } from './de/book.js';
import { cards } from './de/cards.js';
import { games } from './de/games.js';
import { hall } from './de/hall.js';
import { kept } from './de/kept.js';
import { lessons } from './de/lessons.js';
import { relicLessons } from './de/lessons-lost-relics.js';
import { offline } from './de/offline.js';
import { panels } from './de/panels.js';
import { relicCards } from './de/relic-cards.js';
import { room } from './de/room.js';
import { screens } from './de/screens.js';
import { table } from './de/table.js';
import type { en } from './en.js';
import type { SameWords } from './message.js';

/** Every word of the interface in German; a word that one of the two languages lacks does not compile. */
export const de: SameWords<typeof en> = {
  ...begin,
  ...board,
  ...book,
  ...cards,
  ...games,
  ...hall,
  ...kept,
  ...lessons,
  ...relicLessons,
  ...offline,
  ...relicBoard,
  ...relicCards,
  ...room,
  ...panels,
  ...screens,
  ...table,
};
