export { emptyBox, type WowBox } from './content/box.js';
export { wowBox, wowRules, wowShow } from './game.js';
export { wowCarried } from './report.js';
export type { WowSetup } from './setup-input.js';
export type { WowView } from './view.js';
