export { type AnyRules, GAME_NAMES, type GameSource, loadRules } from './games.js';
export { progressBar } from './progress.js';
export type { FailureNote, Outcomes, Report } from './report.js';
export { simulate } from './simulate.js';
export { type Rate, type Spread, wilson } from './statistics.js';
export { textReport } from './text-report.js';
export type { NamedSetup, Progress, SimOptions } from './types.js';
