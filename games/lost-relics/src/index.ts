import { type Definition, defineGame } from '@questhall/engine';
import { forkBoard, type LrBoard } from './board.js';
import { addContent, library } from './content/library.js';
import { effectProcedures } from './effects/index.js';
import { evaluate } from './evaluate.js';
import { explain } from './explain.js';
import { records } from './generated/content.js';
import { program } from './program.js';
import { main } from './rules/campaign.js';
import { allRules } from './rules/index.js';
import { windowHooks } from './rules/timing.js';
import { freshBoard, type LrSetup, readSetup, seatsOf } from './setup-input.js';
import { summary } from './summary.js';
import { switches } from './switches.js';
import { names } from './text/en/names.js';
import { used } from './used.js';
import { hide, type LrView, view } from './view.js';

addContent(records);

const definition: Definition<LrBoard, LrView, LrSetup> = {
  id: 'lost-relics',
  title: names.title,
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
  windows: windowHooks,
};

/** Warhammer Quest: Lost Relics, by the one contract of all games. */
export const lostRelics = defineGame(definition);

export { lostRelicsAdventures, lostRelicsHeroes } from './adventures.js';
export type { LrBoard } from './board.js';
export {
  type LrCard,
  type LrCardKind,
  type LrCardOf,
  type LrPrintedCard,
  type LrPrintedOf,
  lostRelicsCards,
  type Plan as LrPlan,
  type SideWords as LrSideWords,
} from './cards.js';
export {
  type Area as LrArea,
  type Layout as LrLayout,
  layoutOf as lostRelicsLayout,
} from './content/layout.js';
export { lostRelicsCarried, lostRelicsContent } from './report.js';
export { lostRelicsShow } from './show.js';
export { allContent as lostRelicsAllContent, setups as lostRelicsSetups } from './used.js';
export type { LrSetup, LrView };
