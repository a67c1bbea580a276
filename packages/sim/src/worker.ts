/** What a worker thread runs. */
export { playChunk as default } from './chunk.js';
