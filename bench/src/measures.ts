import { gameCodes } from '@questhall/games';
import { loadCampaign, midGame, playGame, type RealGame, recordGames, replayGames } from './games.js';
import { type Adapter, playout, search } from './search.js';
import { engine, skirmish } from './skirmish/game.js';
import { bytes, rate } from './timing.js';
import { threads } from './workers.js';
import { plain } from './yardstick/adapter.js';

export type Times = { ms: number; warm: number };
/** A figure, or why there is none. */
export type Figure = number | { skipped: string };
type Measure = { unit: string; flags: readonly string[]; run(times: Times): Promise<Figure> };
type Measures = { readonly [name: string]: Measure };

const SPEED = ['--max-semi-space-size=64'];
const MEMORY = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];
const DEPTH = 50;
const FORKS = 100;
const CLONES = 10;

let seed = 1;

/** Each runs in a process of its own, so that no variant spoils what the compiler has learnt about another. */
const yardsticks: Measures = {
  'moves: by hand': speed('moves/s', async (times) => rate(() => playout(plain, seed++).n, times)),
  'moves: engine': speed('moves/s', async (times) => rate(() => playout(engine, seed++).n, times)),
  'moves: boardgame.io': speed('moves/s', async (times) => {
    const { clientGame } = await import('./bgio.js');
    return rate(() => clientGame(seed++), times);
  }),
  'search: by hand': speed('iterations/s', (times) => searching(plain, times)),
  'search: engine': speed('iterations/s', (times) => searching(engine, times)),
  'search: boardgame.io': speed('iterations/s', async (times) => {
    const { botSearch } = await import('./bgio.js');
    return rate(() => botSearch(100, DEPTH, seed++), times);
  }),
  'fork: skirmish': speed('forks/s', async (times) => copying(engine.fresh(7), skirmish.fork, FORKS, times)),
  'structuredClone: skirmish': speed('clones/s', async (times) =>
    copying(engine.fresh(7), structuredClone, CLONES, times),
  ),
  'threads: one': speed('moves/s', (times) => threads(1, times)),
  'threads: two': speed('moves/s', (times) => threads(2, times)),
  'memory: by hand': memory(async () => bytes(() => playout(plain, seed++).n, { warm: 3000, count: 300 })),
  'memory: engine': memory(async () => bytes(() => playout(engine, seed++).n, { warm: 3000, count: 300 })),
};

/** A whole campaign of each game, known only by the contract of all games. */
const ofGame = (code: string): Measures => ({
  [`moves: ${code}`]: speed('decisions/s', (times) =>
    withGame(code, (game) => rate(() => playGame(game, seed++), times)),
  ),
  [`fork: ${code}`]: speed('forks/s', (times) =>
    withGame(code, (game) => copying(midGame(game), game.rules.fork, FORKS, times)),
  ),
  [`structuredClone: ${code}`]: speed('clones/s', (times) =>
    withGame(code, (game) => copying(midGame(game), structuredClone, CLONES, times)),
  ),
  [`replay of 500 decisions: ${code}`]: speed('ms', (times) =>
    withGame(code, async (game) => {
      const records = recordGames(game);
      return 500_000 / (await rate(() => replayGames(game, records), times));
    }),
  ),
  [`memory: ${code}`]: memory(() =>
    withGame(code, (game) => bytes(() => playGame(game, seed++), { warm: 40, count: 3 })),
  ),
});

export const measures: Measures = Object.assign({}, yardsticks, ...gameCodes.map(ofGame));

function speed(unit: string, run: Measure['run']): Measure {
  return { unit, flags: SPEED, run };
}

function memory(run: () => Promise<Figure>): Measure {
  return { unit: 'bytes/decision', flags: MEMORY, run };
}

function searching<S, A>(E: Adapter<S, A>, times: Times): Promise<number> {
  const root = E.fresh(7);
  const once = () => {
    search(E, root, { iterations: 1000, depth: DEPTH, seed: seed++ });
    return 1000;
  };
  return rate(once, times);
}

function copying<S>(state: S, copy: (state: S) => S, count: number, times: Times): Promise<number> {
  let last = state;
  const once = () => {
    // Always of the same original, but kept for a moment, so that no copy can be optimised away.
    for (let i = 0; i < count; i++) last = copy(state);
    if (last === state) throw new Error('not a copy');
    return count;
  };
  return rate(once, times);
}

async function withGame(
  code: string,
  measure: (game: RealGame) => number | Promise<number>,
): Promise<Figure> {
  const game = await loadCampaign(code);
  return typeof game === 'string' ? { skipped: game } : measure(game);
}
