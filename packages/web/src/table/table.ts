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

/**
 * A game in progress as a page knows it, wherever it is run: in a worker of this browser, or on a server. Nothing
 * here throws; what goes wrong comes back as a sentence.
 */
export interface Table {
  readonly scene: Scene;
  /** What somebody at this screen wanted and did not get; it goes with the next thing that works. */
  readonly failure: Failure | null;
  watchFailure(listener: () => void): () => void;
  /** Calls back at every change; gives what ends it. Companions wait for a listener that takes its time to show it. */
  watch(listener: Listener): () => void;
  /** It has been read. */
  forgetFailure(): void;
  answer(decision: number, picks: readonly OptionId[]): Promise<Result<null>>;
  /** Declines a question, now and whenever it comes again. */
  never(decision: number): Promise<Result<null>>;
  /** Takes such an order back. */
  askAgain(order: Order): Promise<Result<null>>;
  /** Takes back the last answers of people, and what companions answered since. */
  undo(count?: number): Promise<Result<null>>;
  redo(count?: number): Promise<Result<null>>;
  /** Looks at the table after `at` answers. Nothing changes by looking back; an answer given there goes on beside. */
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
  turnPage(): Promise<Result<null>>;
  /** Tells everything in another language from now on, also what was told already. */
  speak(language: string): Promise<Result<null>>;
  /** From now on scenes say the table in words, or no longer do. */
  inWords(on: boolean): Promise<Result<null>>;
  hint(decision: number): Promise<Result<Hint>>;
  /** Nothing where no dice will tell. */
  odds(decision: number, picks: readonly OptionId[]): Promise<Result<OddsShown | null>>;
  /** The answer is tried in possible worlds, to the end of the move in progress. Nothing hidden is looked at. */
  sampled(decision: number, picks: readonly OptionId[]): Promise<Result<SampledShown>>;
  /** What is being played, so that it can be begun once more. */
  setup(): Promise<Result<unknown>>;
  /** Chapters and rounds of this branch, also of what lies ahead after an undo. */
  marks(): Promise<Result<readonly Mark[]>>;
  /** Everything told so far on this branch, up to now. */
  chronicle(): Promise<Result<readonly Line[]>>;
  exportFile(): Promise<Result<File>>;
  bugReport(): Promise<Result<File>>;
  shareCode(): Promise<Result<string>>;
  close(): Promise<Result<null>>;
}
