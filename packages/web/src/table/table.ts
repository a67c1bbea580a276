import type { OptionId, SeatId } from '@questhall/engine';
import type {
  File,
  Hint,
  Line,
  Mark,
  OddsShown,
  Order,
  Pace,
  Result,
  SampledShown,
  Scene,
  Sitter,
  Trouble,
} from '@questhall/table';

export type { File, Hint, Mark, OddsShown, SampledShown } from '@questhall/table';

/** What was asked for, and why it did not happen. */
export type Failure = { readonly call: string; readonly trouble: Trouble };

export type Listener = (scene: Scene) => Promise<void> | void;

/** What somebody at a table wants to happen, and what it gives. */
export interface Wishes {
  answer(decision: number, picks: readonly OptionId[]): null;
  /** Declines a question, now and whenever it comes again. */
  never(decision: number): null;
  /** Takes such an order back. */
  askAgain(order: Order): null;
  /** Takes back the last answers of people, and what companions answered since. */
  undo(count?: number): null;
  redo(count?: number): null;
  /** Looks at the table after `at` answers. Nothing changes by looking back; an answer given there goes on beside. */
  goTo(at: number): null;
  /** Goes on from here on a branch of its own; what was played stays as it is. Gives the branch. */
  branch(): string;
  switchTo(branch: string): null;
  sit(seat: SeatId, sitter: Sitter): null;
  pace(pace: Pace): null;
  /** One answer of a companion, or one answer further through what was undone. */
  step(): null;
  /** Companions answer without a pause until a person is asked; where there is none, until a chapter ends. */
  skip(): null;
  /** Companions that wait at a chapter go on to the next. */
  turnPage(): null;
  /** Tells everything in another language from now on, also what was told already. */
  speak(language: string): null;
  /** From now on scenes say the table in words, or no longer do. */
  inWords(on: boolean): null;
}

/** What a page wants to know about a table. */
export interface Questions {
  hint(decision: number): Hint;
  /** Nothing where no dice will tell. */
  odds(decision: number, picks: readonly OptionId[]): OddsShown | null;
  /** The answer is tried in possible worlds, to the end of the move in progress. Nothing hidden is looked at. */
  sampled(decision: number, picks: readonly OptionId[]): SampledShown;
  /** What is being played, so that it can be begun once more. */
  setup(): unknown;
  /** Chapters and rounds of this branch, also of what lies ahead after an undo. */
  marks(): readonly Mark[];
  /** Everything told so far on this branch, up to now. */
  chronicle(): readonly Line[];
  exportFile(): File;
  bugReport(): File;
  shareCode(): string;
}

/** The same calls as the page makes them: nothing throws, what goes wrong comes back as a sentence. */
export type Asked<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (...args: infer Args) => infer Gives
    ? (...args: Args) => Promise<Result<Gives>>
    : never;
};

/** A game in progress as a page knows it, wherever it is run: in a worker of this browser, or on a server. */
export interface Table extends Asked<Wishes>, Asked<Questions> {
  readonly scene: Scene;
  /** What somebody at this screen wanted and did not get; it goes with the next thing that works. */
  readonly failure: Failure | null;
  watchFailure(listener: () => void): () => void;
  /** Calls back at every change; gives what ends it. Companions wait for a listener that takes its time to show it. */
  watch(listener: Listener): () => void;
  /** It has been read. */
  forgetFailure(): void;
  close(): Promise<Result<null>>;
}
