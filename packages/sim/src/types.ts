import type { Chapter } from '@questhall/engine';
import type { GameSource } from './games.js';

/** What statistics are told apart by: the quest, the number of heroes, … */
export type Labels = { readonly [axis: string]: string };

/** One way to set the game up, under the name that statistics are kept for. */
export type NamedSetup = {
  name: string;
  setup: unknown;
  /** Set-ups that take turns with it under the same name, for example other parties of the same size. */
  others?: readonly unknown[];
  /** What the name is made of. */
  labels?: Labels;
};

export type SimOptions = {
  source: GameSource;
  /** They take turns, game by game. */
  setups: readonly NamedSetup[];
  /** The name of a bot. */
  bot: string;
  games: number;
  seed: string;
  /** Worker threads; 0 plays in this thread. Default: one for each processor. */
  workers?: number;
  /** Decisions after which a game is called stuck. */
  limit?: number;
  /** Seconds after which a game that does not come back is called stuck; only with workers. */
  patience?: number;
  /** Every how many games it is noted which steps and cards were used; such games are slower. */
  sampleEvery?: number;
  /** Every how many games the books are kept, which tell of single cards. Default: in all of them. */
  booksEvery?: number;
  /** Where games that crashed or got stuck are saved. Without it they are only reported. */
  folder?: string;
  /** A file of rows, one for each game; games that it holds already are not played again. */
  rows?: string;
  /** The command that plays the same games again, for those who read the report. */
  command?: string;
};

/** A part of a simulation: the games from `first` on. */
export type Chunk = Required<
  Pick<SimOptions, 'source' | 'setups' | 'bot' | 'seed' | 'limit' | 'sampleEvery' | 'booksEvery'>
> & {
  first: number;
  count: number;
  /** A file to note every answer in, for a single game that may take its worker with it. */
  journal?: string;
};

/** What is kept of a game. */
export type GameRow = {
  index: number;
  seed: string;
  setup: string;
  /** How it ended: the game's own word for it, or `crashed` or `stuck`. */
  result: string;
  /** The place of every seat; none in a game that did not end. */
  places: { readonly [seat: string]: number };
  decisions: number;
  figures: { readonly [name: string]: number | string };
  failure: Failure | null;
  /** Only in games that were looked at closely. */
  used: Used | null;
  /** What the game's own books say; none where they were not kept. */
  chapters: Chapter[];
};

export type Failure = { kind: 'crashed' | 'stuck'; message: string; save: string | null };
export type Used = { steps: string[]; rules: string[]; content: string[] };

export type Progress = { done: number; games: number; crashed: number; stuck: number; seconds: number };
