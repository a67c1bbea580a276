export { emptyBox, type WowBox } from './content/box.js';
export { wowBox, wowWith } from './game.js';
export { game } from './module.js';
export type { WowSetup } from './setup-input.js';
export type { WowView } from './view.js';
