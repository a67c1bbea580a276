import type { Text } from './rules.js';
import type { EntityId } from './state.js';

/** A number that an answer leads to: `distribution[n]` is the chance of exactly n, and all of them add up to 1. */
export type OddsPart = {
  /** What is counted, in the game's own word; the catalogue says it under `odds.<what>`. */
  readonly what: string;
  /** The thing of the table it is about. */
  readonly on: EntityId | null;
  readonly distribution: readonly number[];
};

/** Something that an answer leads to or not. */
export type OddsChance = {
  readonly what: string;
  readonly on: EntityId | null;
  readonly chance: number;
  /** What its words in the catalogue need besides the name of `on`. */
  readonly args?: Text['args'];
};

/** What an answer leads to by the dice, worked out and not sampled; plain JSON. */
export type Odds = {
  /** False if something that cannot be worked out beforehand belongs to it; the notes say what. */
  readonly exact: boolean;
  /** What is assumed, left out or not known. */
  readonly notes: readonly Text[];
  readonly parts: readonly OddsPart[];
  readonly chances: readonly OddsChance[];
};
