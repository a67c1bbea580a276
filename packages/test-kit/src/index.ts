export type { Naming } from './describe.js';
export { matches } from './matches.js';
export { notPlain, throughJson } from './plain.js';
export type { Seat, TableOptions } from './played-table.js';
export { ruleOf } from './rule.js';
export { Table, tableOf } from './table.js';
export { textOf } from './text.js';
