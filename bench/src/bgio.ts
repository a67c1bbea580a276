import { createRequire } from 'node:module';
import { type Action, apply, type Kind, legal, type PlainState, setup } from './yardstick/plain.js';
import { type Chance, Rng } from './yardstick/rng.js';

/** Skirmish for boardgame.io: the same rule code, as moves on its draft of G, with its random plugin. */
const require = createRequire(import.meta.url);

type RandomPlugin = { D6(): number; Die(sides: number): number; Shuffle<T>(list: T[]): T[] };
type Move = (context: { G: PlainState; random: RandomPlugin }, a: number) => void;
type BgioGame = {
  name: string;
  seed?: number | string;
  moves: { [kind: string]: Move };
  [field: string]: unknown;
};
type BgioClient = {
  start(): void;
  stop(): void;
  moves: { [kind: string]: (a: number) => void };
  store: { getState(): { G: PlainState } };
};
type BgioState = { ctx: { currentPlayer: string } };
type BgioBot = { play(state: BgioState, player: string): Promise<unknown> };

const { Client } = require('boardgame.io/client') as {
  Client: (options: { game: BgioGame; numPlayers: number; debug: boolean }) => BgioClient;
};
const { InitializeGame } = require('boardgame.io/internal') as {
  InitializeGame: (options: { game: BgioGame; numPlayers: number }) => BgioState;
};
const { MCTSBot } = require('boardgame.io/ai') as {
  MCTSBot: new (options: { [name: string]: unknown }) => BgioBot;
};

const chance = (random: RandomPlugin): Chance => ({
  die: () => random.D6(),
  int: (n) => random.Die(n) - 1,
  shuffle: (list) => random.Shuffle(list),
});

const KINDS: readonly Kind[] = ['move', 'attack', 'draw', 'play', 'focus', 'search'];
const moves: { [kind: string]: Move } = {};
for (const t of KINDS) moves[t] = ({ G, random }, a) => apply(G, { t, a }, chance(random));

const enumerate = (G: PlainState) => legal(G).map(({ t, a }) => ({ move: t, args: [a] }));

/** One seat, the active hero kept in G: the least work that the framework can do for a move. */
const game: BgioGame = {
  name: 'skirmish',
  moves,
  setup({ random }: { random: RandomPlugin }) {
    const { rng: _, ...G } = setup({ ...chance(random), a: 0, b: 0, c: 0, d: 0 });
    return G;
  },
  endIf: ({ G }: { G: PlainState }) =>
    G.result === null ? undefined : { score: G.result === 'won' ? 1 : 0 },
  ai: { enumerate },
};

/** One random game through the headless client; the number of moves. */
export function clientGame(seed: number): number {
  const pick = Rng.seed(seed);
  const client = Client({ game: { ...game, seed }, numPlayers: 1, debug: false });
  client.start();
  let n = 0;
  for (;;) {
    const { G } = client.store.getState();
    if (G.result !== null) break;
    const actions = legal(G);
    const { t, a } = actions[pick.int(actions.length)] as Action;
    client.moves[t]?.(a);
    n++;
    if (n > 400) throw new Error('runaway');
  }
  client.stop();
  return n;
}

/** The framework's own search, from the start of a game. */
export async function botSearch(iterations: number, depth: number, seed: number): Promise<number> {
  const state = InitializeGame({ game: { ...game, seed }, numPlayers: 1 });
  const bot = new MCTSBot({ game, enumerate, iterations, playoutDepth: depth, seed: String(seed) });
  await bot.play(state, state.ctx.currentPlayer);
  return iterations;
}
