// Fails when figures that people read are not those of the games as they are. Needs a build.
import { GAME_NAMES, loadRules } from '../packages/sim/dist/index.js';
import { staleDocuments } from './lib/figures/documents.mjs';
import { readFigures } from './lib/figures/file.mjs';
import { wrongCounts } from './lib/figures/rules-counted.mjs';
import { staleFigures } from './lib/figures/stale.mjs';
import { ROOT } from './lib/files.mjs';

/** @returns {Promise<{ [game: string]: import('./lib/figures/tally.mjs').Edition }>} */
async function editions() {
  const all = GAME_NAMES.map(async (game) => {
    const { version, content } = await loadRules({ game });
    return [game, { rules: version, content }];
  });
  return Object.fromEntries(await Promise.all(all));
}

const figures = readFigures(ROOT);
const wrong = [
  ...staleFigures(figures, await editions()),
  ...staleDocuments(ROOT, figures),
  ...wrongCounts(ROOT),
];
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
