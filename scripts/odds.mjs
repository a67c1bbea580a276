// How many options have odds, how many of those are exact, and what they cost. Needs a build.
// node scripts/odds.mjs [games of each kind, 4 by default] [every so many questions, 11 by default]
import { loadCampaign } from '../bench/dist/games.js';
import { gameCodes } from '../games/registry/dist/index.js';
import { oddsOf, Players, playOut, random } from '../packages/bots/dist/index.js';

const [games = 4, every = 11] = process.argv.slice(2).map(Number);
const PLAYERS = [2, 3, 4];
/** Decisions of a game; those of a campaign have no end. */
const LIMIT = 400;

/** @typedef {{ options: number, times: number[], exact: number }} Counted */
/** @typedef {import('../bench/src/games.ts').RealGame} RealGame */

/**
 * Processor time, since others may be at work on the same machine.
 * @template T
 * @param {() => T} work
 */
function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

/**
 * @param {RealGame['rules']} rules
 * @param {import('../packages/engine/src/index.ts').State<unknown>} state
 * @param {Counted} counted
 */
function lookAt(rules, state, counted) {
  const [decision] = state.open;
  if (decision === undefined) return;
  for (const option of decision.options) {
    counted.options++;
    const { result, ms } = timed(() =>
      oddsOf(rules, state, { decision, viewer: decision.by, picks: [option] }),
    );
    if (result === undefined) continue;
    counted.times.push(ms);
    if (result.exact) counted.exact++;
  }
}

/**
 * @param {RealGame} game
 * @param {number} players
 * @param {string} seed
 * @param {Counted} counted
 */
function playOne({ rules, setup }, players, seed, counted) {
  const { state } = rules.start(rules.setup({ ...setup, heroes: undefined, players }), seed);
  let asked = 0;
  playOut(rules, state, new Players(rules, random, seed), {
    limit: LIMIT,
    before: (now) => {
      if (asked++ % every === 0) lookAt(rules, now, counted);
    },
  });
}

/**
 * @param {string} name
 * @param {Counted} counted
 */
function report(name, { options, times, exact }) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  const share = ((100 * exact) / Math.max(1, sorted.length)).toFixed(1);
  console.log(
    `${name}: ${options} options, ${sorted.length} with odds, ${share} % of them exact; ` +
      `median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, at most ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
  );
}

/** @type {Counted} */
const total = { options: 0, times: [], exact: 0 };
for (const code of gameCodes) {
  const game = await loadCampaign(code);
  if (typeof game === 'string') throw new Error(game);
  /** @type {Counted} */
  const counted = { options: 0, times: [], exact: 0 };
  for (let i = 0; i < games; i++)
    for (const players of PLAYERS) playOne(game, players, `odds ${i}/${players}`, counted);
  report(game.rules.id, counted);
  total.options += counted.options;
  total.times.push(...counted.times);
  total.exact += counted.exact;
}
report('all', total);
