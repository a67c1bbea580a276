import { defineGame } from '@questhall/engine';
import { type AcgBoard, forkBoard } from './board.js';
import { AcgBooks } from './books/books.js';
import { pieces } from './books/pieces.js';
import { addContent, library } from './content/library.js';
import { effectProcedures } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { records } from './generated/content.js';
import { odds } from './odds/odds.js';
import { program } from './program.js';
import { main } from './rules/campaign.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { type AcgSetup, freshBoard, readSetup, seatsOf } from './setup-input.js';
import { summary } from './summary.js';
import { switches } from './switches.js';
import { used } from './used.js';
import { type AcgView, hide, view } from './view.js';

addContent(records);

/** Warhammer Quest: The Adventure Card Game, by the one contract of all games. */
export const acg = defineGame<AcgBoard, AcgView, AcgSetup>({
  id: 'acg',
  title: 'The Adventure Card Game',
  version: '1',
  schema: 1,
  content: library.hash,
  switches,
  procedures: [program, ...allRules, ...effectProcedures],
  main,
  setup: readSetup,
  seats: seatsOf,
  board: freshBoard,
  forkBoard,
  view,
  hide,
  explain,
  evaluate,
  summary,
  used,
  books: () => new AcgBooks(),
  pieces,
  odds,
  windows: windowHooks,
});

export { acgAdventures, acgDifficulties, acgHeroes } from './adventures.js';
export type { AcgBoard } from './board.js';
export { type AcgCard, acgCards, type PrintedCard } from './cards.js';
export { acgCarried, acgContent } from './report.js';
export { acgShow } from './show.js';
export { allContent as acgAllContent, parties as acgParties } from './used.js';
export type { AcgSetup, AcgView };
