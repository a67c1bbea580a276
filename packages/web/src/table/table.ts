import type { Odds, OddsChance, OddsPart, OptionId, SeatId } from '@questhall/engine';
import type { Line, Pace, Scene, Sitter } from './scene.js';
import type { Result } from './trouble.js';

export type File = { readonly name: string; readonly text: string };

/**
 * What a companion would answer, and why. Worth is how companions see the chance to win, from 0 (lost) to 1 (won); the
 * other answers were tried in the same possible worlds.
 */
export type Hint = {
  readonly decision: number;
  readonly picks: readonly OptionId[];
  readonly texts: readonly string[];
  readonly reason: 'hint.alike' | 'hint.even' | 'hint.close' | 'hint.clear';
  readonly worth: number;
  readonly tries: number;
  /** The best of the other answers: never worth more than what is advised. */
  readonly next: { readonly texts: readonly string[]; readonly worth: number } | null;
  /** What the party gains by it and what it costs, compared with the next best: "1.4 fewer wounds". */
  readonly gains: readonly string[];
  readonly costs: readonly string[];
  /** What comes out the same after the next best; if all answers are alike, after any of them. */
  readonly same: readonly string[];
  /** What the dice say exactly, for this answer and the next best. */
  readonly exact: readonly ExactlyCompared[];
};
/** A chance from 0 to 1, or how many on average. */
export type ExactlyCompared = {
  readonly text: string;
  readonly kind: 'chance' | 'average';
  readonly mine: number;
  readonly other: number | null;
};

/** What an answer leads to, in words; `passed` names what could be used on the way and is not counted. */
export type OddsShown = Pick<Odds, 'exact' | 'hasChosen'> & {
  readonly passed: readonly string[];
  readonly parts: readonly (OddsPart & { readonly text: string })[];
  readonly chances: readonly (OddsChance & { readonly text: string })[];
};

/** What an answer led to in many possible worlds; worth is from 0 (lost) to 1 (won), low to high eight of ten tries. */
export type SampledShown = {
  readonly tries: number;
  readonly worth: number;
  readonly low: number;
  readonly high: number;
  /** How often the game was over afterwards. */
  readonly ends: readonly { readonly result: string; readonly share: number }[];
  /** How the game's own figures changed on average. */
  readonly changes: readonly { readonly text: string; readonly change: number }[];
};

/** A place in time that has a name: where a chapter begins, or a round. */
export type Mark =
  | { readonly kind: 'chapter'; readonly at: number; readonly text: string }
  | { readonly kind: 'round'; readonly at: number; readonly round: number };

/**
 * A game in progress as a page knows it, wherever it is run: in a worker of this browser, or on a server. Nothing
 * here throws; what goes wrong comes back as a sentence.
 */
export interface Table {
  readonly scene: Scene;
  /** Calls back at every change; gives what ends it. */
  watch(listener: (scene: Scene) => void): () => void;
  answer(decision: number, picks: readonly OptionId[]): Promise<Result<null>>;
  /** Takes back the last answers of people, and what companions answered since. */
  undo(count?: number): Promise<Result<null>>;
  redo(count?: number): Promise<Result<null>>;
  /** Shows the table after `at` answers. */
  goTo(at: number): Promise<Result<null>>;
  /** Goes on from here on a branch of its own; what was played stays as it is. Gives the branch. */
  branch(): Promise<Result<string>>;
  switchTo(branch: string): Promise<Result<null>>;
  sit(seat: SeatId, sitter: Sitter): Promise<Result<null>>;
  pace(pace: Pace): Promise<Result<null>>;
  /** One answer of a companion, or one answer further through what was undone. */
  step(): Promise<Result<null>>;
  /** Companions answer without a pause until a person is asked; where there is none, until a chapter ends. */
  skip(): Promise<Result<null>>;
  /** Companions that wait at a chapter go on to the next. */
  goOn(): Promise<Result<null>>;
  /** Tells everything in another language from now on, also what was told already. */
  speak(language: string): Promise<Result<null>>;
  hint(decision: number): Promise<Result<Hint>>;
  /** Nothing where no dice will tell. */
  odds(decision: number, picks: readonly OptionId[]): Promise<Result<OddsShown | null>>;
  /** The answer is tried in possible worlds, to the end of the move in progress. Nothing hidden is looked at. */
  sampled(decision: number, picks: readonly OptionId[]): Promise<Result<SampledShown>>;
  /** Chapters and rounds of this branch, also of what lies ahead after an undo. */
  marks(): Promise<Result<readonly Mark[]>>;
  /** Everything told so far on this branch, up to now. */
  chronicle(): Promise<Result<readonly Line[]>>;
  exportFile(): Promise<Result<File>>;
  bugReport(): Promise<Result<File>>;
  shareCode(): Promise<Result<string>>;
  close(): Promise<Result<null>>;
}
