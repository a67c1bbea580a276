import type { JsonRecord } from './json.js';
import type { OptionId, State } from './state.js';

/**
 * All that a game's rules may name, for the compiler alone: a misspelt event, question or rule does not compile.
 * Nothing of this type exists while a game runs.
 */
export type GameTypes = {
  readonly board: object;
  /** The content: every card of the box, by id. It is a value, and never part of a state. */
  readonly box: object;
  /** The data of every kind of event. */
  readonly events: { readonly [type: string]: object };
  /** What the options of every question are. */
  readonly asks: { readonly [ask: string]: OptionId };
  /** Ids of the game's ledger. */
  readonly rule: string;
};

/** A game that names what it likes: made-up games of tests and benches. */
export type UntypedGame<B extends object> = {
  board: B;
  box: object;
  events: { [type: string]: JsonRecord };
  asks: { [ask: string]: OptionId };
  rule: string;
};

export type AskOf<T extends GameTypes> = keyof T['asks'] & string;
export type EventOf<T extends GameTypes> = keyof T['events'] & string;

/** An event of a game with the data that its type has. */
export type TypedEvent<Events> = {
  [K in keyof Events & string]: { readonly type: K; readonly data: Events[K] };
}[keyof Events & string];

/** A moment of a game as rules and texts read it: the board, and the box whose cards lie on it. A step's `g` is one. */
export type Position<T extends GameTypes> = {
  readonly board: T['board'];
  readonly box: T['box'];
  readonly state: State<T['board']>;
};
