export { type AnyRules, GAME_NAMES, type GameSource, loadRules } from './games.js';
export { progressBar } from './progress.js';
export type { FailureNote, Outcomes, Report } from './report.js';
export { BadRows, readRows } from './rows.js';
export { simulate } from './simulate.js';
export { type Rate, type Spread, wilson } from './statistics.js';
export { reportOfStored } from './stored.js';
export { textReport } from './text-report.js';
export type { Labels, NamedSetup, Progress, SimOptions } from './types.js';
