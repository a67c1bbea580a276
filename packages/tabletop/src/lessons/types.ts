type Scalar = string | number | boolean;

/** What must be so for the words to be true: something that has just happened, or a value of the view. */
export type Fact =
  | {
      readonly event: string;
      readonly with?: { readonly [field: string]: Scalar } | undefined;
      /** Exactly so often; at least once if nothing is said. */
      readonly times?: number | undefined;
    }
  | { readonly at: string; readonly is: Scalar }
  | { readonly at: string; readonly atLeast: number };

export type Page = {
  /** A key of `said` in the words of the course. */
  readonly say: string;
  /** Things of the table by name, or by a word that the game's lessons explain. */
  readonly point: readonly string[];
  readonly because: string;
};

/** A question at which the coach speaks. Without `wants` any answer is right. */
export type Beat = {
  readonly ask: string;
  readonly sees?: readonly Fact[] | undefined;
  readonly pages: readonly Page[];
  /** Options by name; `#1` is the first of them. */
  readonly wants?: readonly string[] | undefined;
};

/**
 * A lesson is a beginning and a list of beats; the last one says what was learnt and asks for nothing. Facts in `start` say how far a companion
 * plays before it begins. Its seed and those first answers are looked for by the game's `test/lessons/find.mjs`.
 */
export type Lesson<Setup = unknown> = {
  readonly id: string;
  readonly icon: string;
  readonly minutes: number;
  readonly setup: Setup;
  readonly start?: readonly Fact[] | undefined;
  readonly beats: readonly Beat[];
};

/** Where a lesson begins: the seed, and what was answered before. */
export type LessonRecord = { readonly seed: string; readonly before: readonly (readonly string[])[] };
