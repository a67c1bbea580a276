export * from './carries.js';
export * from './english.js';
export { issuesOf } from './problems.js';
export * from './programs.js';
export * from './sentences.js';
