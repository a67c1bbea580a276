export type { CcBoard } from './board.js';
export type { CcCard, CcCardKind, CcCardOf, CcPrintedCard, CcPrintedOf } from './cards.js';
export { type CcBox, emptyBox } from './content/box.js';
export type { CcEvents } from './events.js';
export {
  type CcGame,
  cursedCity,
  cursedCityBox,
  cursedCityGame,
  cursedCityIn,
  cursedCityShow,
  cursedCityWith,
} from './game.js';
export { game } from './module.js';
export type { CcSetup } from './setup-input.js';
export type { CcView } from './view.js';
