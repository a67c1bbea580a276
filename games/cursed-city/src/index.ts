export type { CcBoard } from './board.js';
export type { CcCard, CcCardKind, CcCardOf, CcPrintedCard, CcPrintedOf } from './cards.js';
export { type CcBox, emptyBox } from './content/box.js';
export type { CcEvents } from './events.js';
export { cursedCity, cursedCityBox, cursedCityIn, cursedCityWith } from './game.js';
export type { CcSetup } from './setup-input.js';
export type { CcView } from './view.js';
