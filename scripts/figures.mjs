// Lets bots play every adventure a fixed number of times and writes docs/figures.json, the reports and the tables of the balance pages.
// Options: --game CODE plays one game only; --pages plays nothing and writes the pages from the figures that are there.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameCodes } from '../games/registry/dist/index.js';
import { writeDocuments } from './lib/figures/documents.mjs';
import { FILE, readFigures, writeFigures } from './lib/figures/file.mjs';
import { GamesFailed, playFigures } from './lib/figures/play.mjs';
import { ROOT } from './lib/files.mjs';

const { values } = parseArgs({ options: { game: { type: 'string' }, pages: { type: 'boolean' } } });

/** @param {string} code */
async function play(code) {
  const { figures, page } = await playFigures(code);
  const known = Object.entries(readFigures(ROOT)).filter(([game]) => gameCodes.includes(game));
  writeFigures(ROOT, { ...Object.fromEntries(known), [code]: figures });
  writeFileSync(join(ROOT, `docs/${code}-balance.html`), page);
  writeDocuments(ROOT, readFigures(ROOT));
}

async function main() {
  const wanted = gameCodes.filter((code) => code === (values.game ?? code));
  if (wanted.length === 0) {
    console.error(`There is no game '${values.game}'. There are: ${gameCodes.join(', ')}.`);
    return 2;
  }
  if (values.pages) writeDocuments(ROOT, readFigures(ROOT));
  else for (const code of wanted) await play(code);
  console.log(`${FILE} and docs/*-balance are written. Read the difference before you keep it.`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof GamesFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
