export { emptyBox, type WowBox } from './content/box.js';
export { wowBox, wowRules } from './game.js';
export { wowCarried } from './report.js';
export type { WowSetup } from './setup-input.js';
export { catalogue } from './text/en/catalogue.js';
export type { WowView } from './view.js';
