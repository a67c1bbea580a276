import type { Chunk } from './types.js' with { 'resolution-mode': 'import' };

/** What a worker thread runs. CommonJS: a thread that ends while it requires an ES module ends the whole process. */
export = async (chunk: Chunk) => (await import('./chunk.js')).playChunk(chunk);
