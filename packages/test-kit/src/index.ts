export type { Naming } from './describe.js';
export { matches } from './matches.js';
export { notPlain, throughJson } from './plain.js';
export { ruleOf } from './rule.js';
export { type Seat, Table, type TableOptions, tableOf } from './table.js';
export { textOf } from './text.js';
