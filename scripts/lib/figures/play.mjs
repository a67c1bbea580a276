import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '../../../games/registry/dist/index.js';
import {
  htmlReport,
  listedCells,
  progressBar,
  readRows,
  reportOfStored,
  simulate,
} from '../../../packages/sim/dist/index.js';
import { filesBelow, hashOf, ROOT } from '../files.mjs';
import { readingOf } from './reading.mjs';
import { figuresOf } from './tally.mjs';

/**
 * @typedef {import('../../../games/registry/dist/index.js').GameModule} GameModule
 * @typedef {GameModule['trials']['standard']} Run
 * @typedef {import('./tally.mjs').Played} Played
 */

/** The same seed plays the same games. */
const SEED = 'balance';

/** Games that went wrong; figures are only made of games that ended. */
export class GamesFailed extends Error {}

/**
 * Plays the trials of a game.
 * @param {string} code
 * @returns {Promise<{ figures: import('./tally.mjs').GameFigures, page: string }>}
 */
export async function playFigures(code) {
  const game = await loadGame(code);
  if (game === undefined) throw new Error(`there is no game '${code}'`);
  const played = [];
  for (const [name, run] of Object.entries(game.trials)) played.push(await playRun(game, name, run));
  const figures = figuresOf(game.rules, readingOf(game.offer), played);
  const byGreedy = played.filter(({ run }) => run.bot === 'greedy').map(({ stored }) => stored);
  return { figures, page: htmlReport(reportOfStored(game.rules, byGreedy)) };
}

/**
 * @param {GameModule} game
 * @param {string} name
 * @param {Run} run
 * @returns {Promise<Played>}
 */
async function playRun(game, name, run) {
  const { bot, gamesEach } = run;
  const cells = run.cells.flatMap((wanted) => listedCells(game.offer, wanted));
  const games = gamesEach * cells.length;
  const rows = rowsFile(game.code, `${name}-${gamesEach}`);
  const command = `npm run figures -- --game ${game.code}`;
  process.stderr.write(`${game.code}, ${name}: ${games} games by ${bot}\n`);
  const { failures } = await simulate(
    { source: { game: game.code }, setups: cells, bot, games, seed: SEED, command, rows },
    progressBar(process.stderr),
  );
  if (failures.length > 0) throw wrong(game.code, failures, rows);
  return { name, run, cells, stored: inOrder(readRows(readFileSync(rows, 'utf8'), rows)) };
}

/**
 * @param {string} code
 * @param {readonly import('../../../packages/sim/dist/index.js').FailureNote[]} failures
 * @param {string} rows are played again after the fault is mended
 */
function wrong(code, failures, rows) {
  rmSync(rows);
  const lines = failures.map(
    ({ kind, setup, seed, message }) => `${kind}, ${setup}, seed ${seed}: ${message}`,
  );
  return new GamesFailed(`Games of ${code} went wrong.\n${lines.join('\n')}`);
}

/**
 * Rows are kept as games end, and several are played at once.
 * @param {ReturnType<typeof readRows>} stored
 */
function inOrder(stored) {
  return { ...stored, rows: stored.rows.toSorted((a, b) => a.index - b.index) };
}

/**
 * Where a run that is broken off goes on. Rows of other sources are never taken up: the version of the rules does not tell how a bot plays.
 * @param {string} code
 * @param {string} name
 */
function rowsFile(code, name) {
  const folders = ['packages/engine', 'packages/tabletop', 'packages/bots', 'packages/sim', `games/${code}`];
  const sources = folders.flatMap((folder) =>
    filesBelow(join(ROOT, folder, 'src'), '.ts').map((file) => `${folder}/src/${file}`),
  );
  const cache = join(ROOT, 'node_modules/.cache/figures');
  const folder = join(cache, `${code}-${hashOf(ROOT, sources).slice(0, 12)}`);
  for (const old of filesBelow(cache, '.jsonl')) {
    if (old.startsWith(`${code}-`) && !join(cache, old).startsWith(folder)) rmSync(join(cache, old));
  }
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.jsonl`);
}
