/** What the games share to speak German; loaded only where somebody reads German. */
export * from './cases.js';
export * from './clause.js';
export * from './numbers.js';
export { VERBS, type Verb } from './verbs.js';
