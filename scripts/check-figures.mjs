// Fails when figures that people read are not those of the games as they are. Needs a build.
import { allGames } from '../games/registry/dist/index.js';
import { staleDocuments } from './lib/figures/documents.mjs';
import { readFigures } from './lib/figures/file.mjs';
import { wrongCounts } from './lib/figures/rules-counted.mjs';
import { staleFigures } from './lib/figures/stale.mjs';
import { ROOT } from './lib/files.mjs';

/** @returns {Promise<{ [game: string]: import('./lib/figures/tally.mjs').Edition }>} */
async function editions() {
  const all = (await allGames()).map(({ code, rules: { version, content } }) => [
    code,
    { rules: version, content },
  ]);
  return Object.fromEntries(all);
}

const figures = readFigures(ROOT);
const wrong = [
  ...staleFigures(figures, await editions()),
  ...staleDocuments(ROOT, figures),
  ...wrongCounts(ROOT),
];
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
