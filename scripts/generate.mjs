import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureFiles } from './lib/figures/web.mjs';
import { filesBelow, ROOT } from './lib/files.mjs';
import { gameLists } from './lib/game-lists.mjs';
import { contentOutputs, ledgerOutput } from './lib/generators.mjs';
import { appIconFiles, gameIconOutputs, UnknownIcon } from './lib/icons.mjs';
import { BrokenJson } from './lib/json.mjs';

/** @typedef {import('./lib/generators.mjs').Output} Output */

/**
 * Brings the generated folders up to date and returns the paths that were not. A file that is right
 * already keeps its date, so that the incremental build has nothing to do.
 * @param {string} root
 * @returns {string[]}
 */
export function generate(root) {
  const outputs = [ledgerOutput(root), ...contentOutputs(root), webOutput(root), ...gameIconOutputs(root)];
  return outputs.flatMap((output) => {
    const stale = staleFiles(root, output);
    for (const file of stale) bringUpToDate(root, output, file);
    return stale.map((file) => `${output.folder}/${file}`);
  });
}

/**
 * Drawings, figures and lists of games share the folder of the app.
 * @param {string} root
 * @returns {Output}
 */
function webOutput(root) {
  const files = { ...appIconFiles(root), ...figureFiles(root), ...gameLists(root) };
  return { folder: 'packages/web/src/generated', files };
}

/**
 * @param {string} root
 * @param {Output} output
 */
function staleFiles(root, { folder, files }) {
  const present = filesBelow(join(root, folder), '');
  const wrong = Object.entries(files).filter(
    ([file, text]) => !present.includes(file) || readFileSync(join(root, folder, file), 'utf8') !== text,
  );
  const orphans = present.filter((file) => files[file] === undefined);
  return [...wrong.map(([file]) => file), ...orphans];
}

/**
 * @param {string} root
 * @param {Output} output
 * @param {string} file
 */
function bringUpToDate(root, { folder, files }, file) {
  const path = join(root, folder, file);
  const text = files[file];
  if (text === undefined) return rmSync(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function main() {
  try {
    for (const file of generate(ROOT)) console.log(`written: ${file}`);
    return 0;
  } catch (error) {
    if (!(error instanceof BrokenJson || error instanceof UnknownIcon)) throw error;
    console.error(error.message);
    return 2;
  }
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) process.exitCode = main();
