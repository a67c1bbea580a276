import { begin } from './en/begin.js';
import { board } from './en/board.js';
import { relicBoard } from './en/board-lost-relics.js';
import { book } from './en/book.js';
import { cards } from './en/cards.js';
import { games } from './en/games.js';
import { hall } from './en/hall.js';
import { kept } from './en/kept.js';
import { lessons } from './en/lessons.js';
import { relicLessons } from './en/lessons-lost-relics.js';
import { offline } from './en/offline.js';
import { panels } from './en/panels.js';
import { relicCards } from './en/relic-cards.js';
import { room } from './en/room.js';
import { screens } from './en/screens.js';
import { table } from './en/table.js';

/** Every word of the interface in English, in ICU syntax. */
export const en = {
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
} as const;
