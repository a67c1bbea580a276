export type { AcgBoard } from './board.js';
export type { AcgCard, PrintedCard } from './cards.js';
export type { AcgBox } from './content/box.js';
export type { AcgEvents } from './events.js';
export { type AcgGame, acg, acgBox, acgGame, acgIn, acgShow, acgWith } from './game.js';
export { game, moduleOf } from './module.js';
export type { AcgSetup } from './setup-input.js';
export type { AcgView } from './view.js';
