import { gameWords } from '../generated/words-en.js';
import { begin } from './en/begin.js';
import { board } from './en/board.js';
import { hall } from './en/hall.js';
import { kept } from './en/kept.js';
import { lessons } from './en/lessons.js';
import { panels } from './en/panels.js';
import { room } from './en/room.js';
import { screens } from './en/screens.js';
import { table } from './en/table.js';

/** Every word of the interface in English, in ICU syntax; those of one game alone stand in its folder. */
export const en = {
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
} as const;
