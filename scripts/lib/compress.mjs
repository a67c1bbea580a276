import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './files.mjs';

/** Below this a file travels in one packet anyway. */
const WORTH_IT = 1000;
const TEXTS = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest'];
/** The last two steps of eleven take ten times as long and save a hundredth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Puts compressed copies beside the texts of a folder. Browsers take Brotli from this machine and over https, and gzip
 * from everywhere else.
 * @param {string} folder
 */
export function compressBelow(folder) {
  for (const file of filesBelow(folder, ...TEXTS)) {
    const path = join(folder, file);
    const text = readFileSync(path);
    if (text.length < WORTH_IT) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text, QUALITY));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}
