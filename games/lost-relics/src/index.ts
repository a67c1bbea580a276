export type { LrBoard } from './board.js';
export type {
  LrCard,
  LrCardKind,
  LrCardOf,
  LrPrintedCard,
  LrPrintedOf,
  Plan as LrPlan,
  SideWords as LrSideWords,
} from './cards.js';
export type { LrBox } from './content/box.js';
export type { Area as LrArea, Layout as LrLayout } from './content/layout.js';
export type { LrEvents } from './events.js';
export {
  type LrGame,
  lostRelics,
  lostRelicsBox,
  lostRelicsGame,
  lostRelicsIn,
  lostRelicsShow,
  lostRelicsWith,
} from './game.js';
export { game } from './module.js';
export type { LrSetup } from './setup-input.js';
export type { LrView } from './view.js';
