import { bots } from '@questhall/bots';
import { chunksOf } from './chunk.js';
import { keepFailures } from './failures.js';
import { loadContent, loadRules } from './games.js';
import { playAll } from './pool.js';
import { type Report, reportOf } from './report.js';
import { headOf, RowsFile } from './rows.js';
import type { Chunk, GameRow, Progress, SimOptions } from './types.js';

const MOST_DECISIONS = 60_000;
const SAMPLES = 200;

/** Plays many games and says what happened. The same options give the same games, however many workers there are. */
export async function simulate(
  options: SimOptions,
  onProgress?: (progress: Progress) => void,
): Promise<Report> {
  const rules = await loadRules(options.source);
  check(options);
  for (const { setup, others = [] } of options.setups) for (const one of [setup, ...others]) rules.setup(one);
  const head = headOf(rules, options);
  const file = options.rows === undefined ? null : new RowsFile(options.rows, head);
  const rows = (file?.done ?? []).filter(({ index }) => index < options.games);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const count = counter(options.games - rows.length);
  const { workers: wanted, patience = 120 } = options;
  const workers = await playAll(chunks(options, rows), { workers: wanted, patience }, (done) => {
    rows.push(...done);
    file?.add(done);
    onProgress?.(count(done, seconds()));
  });
  rows.sort((a, b) => a.index - b.index);
  const content = await loadContent(options.source);
  const played = { rows, heads: [head], rules, content, seconds: seconds(), workers };
  return reportOf(played, keepFailures(rows, options));
}

function chunks(options: SimOptions, done: readonly GameRow[]): Chunk[] {
  const { source, setups, bot, seed, games, limit = MOST_DECISIONS, booksEvery = 1 } = options;
  const sampleEvery = options.sampleEvery ?? Math.max(1, Math.ceil(games / SAMPLES));
  const indexes = new Set(done.map(({ index }) => index));
  return chunksOf(games, { source, setups, bot, seed, limit, sampleEvery, booksEvery }, indexes);
}

function check({ bot, games, setups, workers = 1 }: SimOptions): void {
  if (bots[bot] === undefined) {
    throw new Error(`there is no bot '${bot}'; there are: ${Object.keys(bots).join(', ')}`);
  }
  if (!Number.isInteger(games) || games < 1) throw new Error(`${games} games cannot be played`);
  if (!Number.isInteger(workers) || workers < 0) throw new Error(`there cannot be ${workers} workers`);
  if (setups.length === 0) throw new Error('a simulation needs at least one set-up');
}

/** Counts as games come in: looking through all of them every time would be slow for many. */
function counter(games: number): (done: readonly GameRow[], seconds: number) => Progress {
  const counts = { done: 0, crashed: 0, stuck: 0 };
  return (rows, seconds) => {
    counts.done += rows.length;
    for (const { failure } of rows) if (failure !== null) counts[failure.kind]++;
    return { ...counts, games, seconds };
  };
}
