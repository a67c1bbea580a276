import type { EntityId, Event, State, Viewer } from './state.js';

/** A number that was read off a course of events: how many of something, or whether it came to pass (1) or not (0). */
export type Figure = {
  /** What is counted, in the game's own word. */
  readonly what: string;
  /** The thing of the table it is about. */
  readonly on: EntityId | null;
  readonly tells: 'how many' | 'whether';
  readonly value: number;
  /** It only says how something else comes about, and is told where nothing else is. */
  readonly isMeans?: true;
};

/** A card that may be turned up; of several alike any one, with the chance of all. */
export type Unseen = { readonly card: string; readonly chance: number };

/** How odds are read off a game. */
export type OddsReading<B> = {
  /** Procedures that are one move: odds look to the end of the innermost one in progress. */
  readonly moves: readonly string[];
  /** Questions that decide about more than a move, such as who leads the party: nothing is told about them. */
  readonly silent?: readonly string[];
  /** What may be turned up next where nobody has looked, and how likely that is; left out where there is too much of it. */
  unseen?(state: State<B>, viewer: Viewer, label: string): readonly Unseen[] | undefined;
  /** Has one facedown card lie where another one lies, and the other way round. */
  exchange?(state: State<B>, one: string, other: string): void;
  /**
   * What of the board may still matter to anything that is read; all of it if left out. A game leaves away what is over,
   * such as the dice of a roll that has been carried out, so that ways which differ in nothing else are played as one.
   */
  still?(state: State<B>): unknown;
  /** Read event by event: where the figures so far are equal, what happens later adds the same to them. */
  figures(before: State<B>, after: State<B>, events: readonly Event[]): readonly Figure[];
};

/** How many of something there may be: `distribution[n]` is the chance of exactly n, and all of them add up to 1. */
export type OddsPart = Pick<Figure, 'what' | 'on' | 'isMeans'> & {
  readonly distribution: readonly number[];
  readonly exact: boolean;
};

/** How likely something is. */
export type OddsChance = Pick<Figure, 'what' | 'on'> & { readonly chance: number; readonly exact: boolean };

/** What an answer leads to; plain JSON. */
export type Odds = {
  /** True if all ways were played that matter; otherwise some were left to luck. */
  readonly exact: boolean;
  readonly parts: readonly OddsPart[];
  readonly chances: readonly OddsChance[];
  /** What could be used on the way and is not counted. */
  readonly passed: readonly EntityId[];
  /** Did something have to be chosen on the way? It was chosen for the best, as far as one can see at once. */
  readonly hasChosen: boolean;
};
