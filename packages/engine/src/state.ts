import type { Json, JsonRecord } from './json.js';

export type SeatId = string;
export type EntityId = string;
export type OptionId = string;
export type GameId = string;

/** One rule in progress: `at` names the step that asked or called. Ids only, never objects of the board. */
export type Frame = {
  proc: string;
  at: string;
  vars: JsonRecord;
  /** Answers already given while several seats are asked at once; otherwise null. */
  answer: Json;
};

/** How picks become the value that the next step receives. */
export type AskForm = 'one' | 'maybe' | 'some' | 'yes-no' | 'amount';

/**
 * A question. Options are ids: an entity's own id, or a word. What they mean, which things of the table
 * they point at and why others are missing is made by `explain`, only when somebody looks.
 */
export type Decision = {
  readonly id: number;
  /** Who is asked; `party` is a group decision that others may propose for. */
  readonly seat: SeatId | 'party';
  /** Whose answer counts: the seat itself, or for the party the seat that confirms. */
  readonly by: SeatId;
  readonly ask: string;
  readonly form: AskForm;
  readonly rules: readonly string[];
  readonly options: readonly OptionId[];
  readonly min: number;
  readonly max: number;
  readonly proposals: readonly Proposal[];
};
export type Proposal = { readonly seat: SeatId; readonly picks: readonly OptionId[] };

/** The only input. Without a seat the caller vouches for it (one screen, bots, simulations). */
export type Answer = { decision: number; picks: readonly OptionId[]; seat?: SeatId };

/** For people who watch. Never part of the state, never read by a rule. */
export type Event = {
  /** The decision whose answer led to it; 0 for the set-up. */
  at: number;
  type: string;
  rules: readonly string[];
  data: JsonRecord;
  seenBy: readonly SeatId[] | 'all';
  /** What everybody else gets to know instead; null if not even that it happened. */
  others: JsonRecord | null;
};

export type RngState = {
  s: [number, number, number, number];
  draws: number;
  /** Results laid down beforehand, by label: tests, and players who roll real dice. */
  script: { [label: string]: number[] } | null;
};

/** How a game ended. Place 1 has won; where all win or lose together, all have the same place. */
export type Outcome = { result: string; places: { readonly [seat: SeatId]: number }; data: JsonRecord };
export type RuleSwitches = { readonly [name: string]: string };

export type State<B> = {
  engine: string;
  schema: number;
  game: GameId;
  content: string;
  switches: RuleSwitches;
  rng: RngState;
  board: B;
  stack: Frame[];
  open: Decision[];
  nextId: number;
  over: Outcome | null;
};

export type Viewer = SeatId | 'spectator';
