import type { Books, Piece } from './books.js';
import type { Named, Scope } from './machine.js';
import type { OddsReading } from './odds.js';
import type { Callable, Outline } from './procedure.js';
import type { Dice } from './rng.js';
import type { OpenDecision } from './secrets.js';
import type {
  Answer,
  Decision,
  EntityId,
  Event,
  GameId,
  OptionId,
  RngState,
  SeatId,
  State,
  Viewer,
} from './state.js';

/** Text stays data until the last moment, so that it can be translated and linked. */
export type Text = { key: string; args: { [name: string]: string | number } };

/** An answer: what it is called, how things stand with it, what comes of it, what it points at, and what one may read about it. */
export type ExplainedOption = {
  name: Text;
  facts?: Text;
  outlook?: Text;
  refs: EntityId[];
  details?: Text[];
  /** The places that somebody passes, from where they stand to where this answer leads. */
  path?: EntityId[];
};
/** What is not offered, and why: `because` and the rules behind it, of which the first is shown to people. */
export type Barred = { name: Text; refs: EntityId[]; rules: string[]; because: Text };
/** One rule in progress: the trail is the domain's own stack trace. The first of `rules` is the reason shown to people, `text` its name. */
export type TrailStep = { proc: string; at: string; rules: readonly string[]; text: Text };
export type Explained = {
  text: Text;
  /** Whom the question is about, and who decides, where they are among those on the table. */
  about?: EntityId;
  decides?: EntityId;
  /** Where it is best answered: the answers are places or things on a map. */
  on?: 'map';
  /** How many may be picked, where the question says so itself. */
  count?: number;
  options: { [id: OptionId]: ExplainedOption };
  trail: TrailStep[];
  barred: Barred[];
};

/** Standing orders that a game offers: each passes questions of a kind until it is lifted or has lapsed. */
export type OrdersOf<P> = {
  /**
   * The orders under which this question would be passed. It reads what everybody knows, never what a seat holds: whether
   * somebody passes at once must tell nothing.
   */
  covering(p: P, decision: Decision): readonly string[];
  /** An order that was meant for a while is over when this says so. */
  lasts(p: P, order: string): boolean;
};

export type Summary = { readonly [name: string]: number | string };
export type StepWatcher = (proc: string, step: string) => void;

export type SeatSetup = { id: SeatId };
export type RuleSwitch = { name: string; rule: string; values: readonly string[]; default: string };

/** Plays on in place, with dice of somebody else's. What it leaves may be in the middle of things: it is only looked at. */
export type Trial<B> = {
  play(state: State<B>, answer: Answer, events: Event[], scope: Scope): void;
  /** The step that is running: for dice, which are asked in the middle of it. */
  step(): Named | null;
};

/**
 * The one contract. Bots, simulator, command line, server and web know nothing else about a game.
 * `B` is the board, `V` what a viewer may know of it, `S` the set-up.
 */
export interface Rules<B, V, S> {
  readonly id: GameId;
  readonly title: string;
  readonly version: string;
  readonly schema: number;
  readonly content: string;
  readonly switches: readonly RuleSwitch[];
  readonly procedures: readonly Outline[];
  /** A set-up that can be played, or `BadSetup` with the reason. */
  setup(input: unknown): S;
  seats(setup: S): SeatId[];
  /** The table before any rule has run. */
  fresh(setup: S, seed: string): State<B>;
  start(setup: S, seed: string): { state: State<B>; events: Event[] };
  /** Pure: the given state stays as it is. */
  apply(state: State<B>, answer: Answer): { state: State<B>; events: Event[] };
  /** Carries out one procedure on a state whose stack is empty; the game is then over with result `done`. */
  run<P extends object, R>(state: State<B>, procedure: Callable<P, R>, vars: P, events?: Event[]): void;
  /** In place, for search. Events are recorded only if a list is given. */
  play(state: State<B>, answer: Answer, events?: Event[]): void;
  fork(state: State<B>): State<B>;
  /** Never shows what the viewer cannot know. */
  view(state: State<B>, viewer: Viewer): V;
  /** What is asked now: of others only that they decide, where what they are offered would tell something. */
  openFor(state: State<B>, viewer: Viewer): readonly OpenDecision[];
  /**
   * A world that the viewer cannot tell from the real one, with other draws to come. It depends on what the viewer
   * knows and on `rng`, and on nothing else.
   */
  determinize(state: State<B>, viewer: Viewer, rng: RngState): State<B>;
  /** Texts, trail, and what is barred by which rule; built only when someone looks. */
  explain(state: State<B>, decision: Decision): Explained;
  /** Left out by a game without standing orders of its own. */
  readonly orders?: OrdersOf<State<B>>;
  /** How good a state is for a seat, between 0 (lost) and 1 (won); for bots. */
  evaluate(state: State<B>, seat: SeatId): number;
  /** The figures of a game that statistics are made of: rounds, wounds and the like. */
  summary?(state: State<B>): Summary;
  /** The content (cards, effects, …) that an event shows in use; `state` is the state after it. */
  used?(event: Event, state: State<B>): readonly string[];
  /** Begins to keep the books of a game: what statistics about single pieces are made of. */
  books?(): Books<B>;
  /** All that the books may speak of. */
  pieces?(): readonly Piece[];
  /** How odds are read off this game; left out by a game without chance. */
  readonly odds?: OddsReading<B>;
  /** For those who work out odds: these dice say what comes, and play stops where the scope ends. */
  trial(dice: Dice): Trial<B>;
  /** The same game, telling a listener every step before it runs. Whoever does not listen pays nothing. */
  watched(seen: StepWatcher): Rules<B, V, S>;
}
