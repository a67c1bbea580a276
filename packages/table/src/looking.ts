import type { Odds, OddsChance, OddsPart, OptionId } from '@questhall/engine';

/** A file for people to keep. */
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
