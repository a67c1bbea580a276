import type { Answer, OptionId, SeatId, Standing } from '@questhall/engine';
import type {
  Book,
  File,
  Hint,
  Line,
  Mark,
  OddsShown,
  Order,
  Pace,
  Result,
  SampledShown,
  Saving,
  Scene,
  Sitter,
} from '@questhall/table';

/** Where a game comes from. With `keep` it is kept in the browser under an id of its own. */
export type Opening = { readonly language: string; readonly pace?: Pace } & (
  | ({
      readonly from: 'setup';
      readonly game: string;
      readonly setup: unknown;
      readonly seed?: string;
      /** What was answered already, as in a lesson that begins in the middle. */
      readonly answers?: readonly Answer[];
    } & Fresh)
  | ({ readonly from: 'file'; readonly text: string } & Fresh)
  | ({ readonly from: 'code'; readonly code: string } & Fresh)
  | { readonly from: 'shelf'; readonly id: string; readonly takeOver?: boolean }
);
/** `at` is the number of answers after which it is shown first; without it, all that there are. */
type Fresh = { readonly companions?: readonly SeatId[]; readonly keep?: boolean; readonly at?: number };

/** With `otherCards` the game was begun with other cards and was played again with those of today. */
export type Opened = { readonly id: string | null; readonly scene: Scene; readonly otherCards: boolean };
/** What became of each file that was brought. */
export type Imported = {
  readonly name: string;
  /** `here`: it lay on the shelf already, under this id. */
  readonly result: Result<{ readonly id: string; readonly standing: Standing; readonly here: boolean }>;
};

/** What can be asked for, and what comes back. */
export type Calls = {
  open: { asked: Opening; gives: Opened };
  /** A kept adventure as a file, without opening it: nothing changes, and another window may be playing it. */
  export: { asked: { id: string; language: string }; gives: File };
  /** A kept adventure as it is told, in the same way. */
  read: { asked: { id: string; language: string }; gives: Book };
  import: { asked: { files: readonly File[]; language: string }; gives: readonly Imported[] };
  answer: { asked: { decision: number; picks: readonly OptionId[] }; gives: null };
  never: { asked: { decision: number }; gives: null };
  askAgain: { asked: { order: Order }; gives: null };
  undo: { asked: { count: number }; gives: null };
  redo: { asked: { count: number }; gives: null };
  goTo: { asked: { at: number }; gives: null };
  branch: { asked: null; gives: string };
  switchTo: { asked: { branch: string }; gives: null };
  sit: { asked: { seat: SeatId; sitter: Sitter }; gives: null };
  pace: { asked: { pace: Pace }; gives: null };
  step: { asked: null; gives: null };
  skip: { asked: null; gives: null };
  turnPage: { asked: null; gives: null };
  setup: { asked: null; gives: unknown };
  speak: { asked: { language: string }; gives: null };
  inWords: { asked: { on: boolean }; gives: null };
  hint: { asked: { decision: number }; gives: Hint };
  odds: { asked: { decision: number; picks: readonly OptionId[] }; gives: OddsShown | null };
  sampled: { asked: { decision: number; picks: readonly OptionId[] }; gives: SampledShown };
  marks: { asked: null; gives: readonly Mark[] };
  chronicle: { asked: null; gives: readonly Line[] };
  exportFile: { asked: null; gives: File };
  bugReport: { asked: null; gives: File };
  shareCode: { asked: null; gives: string };
  /** How many of the scenes that were pushed have been shown. */
  seen: { asked: { scenes: number }; gives: null };
  close: { asked: null; gives: null };
};
export type CallName = keyof Calls;

export type Request = {
  [Name in CallName]: { readonly id: number; readonly call: Name; readonly asked: Calls[Name]['asked'] };
}[CallName];

/** An answer to a request, or something that the page did not ask for. */
export type Reply =
  | { readonly id: number; readonly result: Result<unknown> }
  | { readonly push: 'scene'; readonly scene: Scene }
  | { readonly push: 'saving'; readonly saving: Saving };
