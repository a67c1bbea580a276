import type { Answer, Event, State } from './state.js';

/** Something on the table that statistics may speak of. */
export type Piece = {
  id: string;
  name: string;
  /** What it is, in the plural and in the game's own word: actions, enemies, … */
  kind: string;
  /**
   * `ours` is used by choice, `theirs` comes over the players, `always` helps whoever has it; `none` is only
   * named: nobody asks how often a hero or a quest is used.
   */
  side: 'ours' | 'always' | 'theirs' | 'none';
};

/** How often something could have been used, and how often it was. */
export type Use = [chances: number, uses: number];

/** What somebody at the table went through: harm suffered, times defeated, harm dealt. */
export type Lot = [suffered: number, defeated: number, dealt: number];

/** A part of a game that is won or lost by itself: a quest of a campaign, or the whole game. */
export type Chapter = {
  name: string;
  /** In the game's own word. */
  result: string;
  /** The place of everybody who took part; the first has won, and all are first who win together. */
  places: { [id: string]: number };
  rounds: number;
  decisions: number;
  /** How it ended, in the game's own words. */
  end: string;
  /** The piece at which it ended, and which of its kind in a row it was. */
  place: string;
  stage: number;
  people: { [id: string]: Lot };
  /** Harm that the players' side suffered, by the piece it came from. */
  harm: { [id: string]: number };
  /** Harm that the players' side dealt, by the piece that dealt it. */
  dealt: { [id: string]: number };
  /** Everything that somebody had or met. */
  pieces: { [id: string]: Use };
};

/** Keeps the books of one game that is being played. Nothing in it may change the state. */
export interface Books<B> {
  /** Before an answer is played. */
  answer(state: State<B>, answer: Answer): void;
  /** What an answer led to; `state` is the state after it. */
  events(events: readonly Event[], state: State<B>): void;
  /** The chapters that are over. */
  chapters(): Chapter[];
}
