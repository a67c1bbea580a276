export { cardFrames } from './card-frames.js';
export * from './carries.js';
export * from './english.js';
export { lessonSchemaOf, recordSchema } from './lesson-schema.js';
export { issuesOf } from './problems.js';
export * from './programs.js';
export * from './sentences.js';
export { checkThere, type Level, STANDARD, seatsFor, shaped } from './setup.js';
