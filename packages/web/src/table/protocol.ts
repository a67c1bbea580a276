import type { Answer, SeatId, Standing } from '@questhall/engine';
import type { Book, File, Pace, Result, Saving, Scene } from '@questhall/table';
import type { Questions, Wishes } from './table.js';

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

/** What a page asks for when no table is open, or beside it. */
export interface Errands {
  open(opening: Opening): Opened;
  /** A kept adventure as a file, without opening it: nothing changes, and another window may be playing it. */
  export(id: string, language: string): File;
  /** A kept adventure as it is told, in the same way. */
  read(id: string, language: string): Book;
  import(files: readonly File[], language: string): readonly Imported[];
  /** How many of the scenes that were pushed have been shown. */
  seen(scenes: number): null;
  close(): null;
}

/** All that can be asked for, each with its arguments and what it gives. */
export type Calls = Wishes & Questions & Errands;
export type CallName = keyof Calls;
export type Request = { readonly id: number; readonly call: CallName; readonly args: readonly unknown[] };

/** An answer to a request, or something that the page did not ask for. */
export type Reply =
  | { readonly id: number; readonly result: Result<unknown> }
  | { readonly push: 'scene'; readonly scene: Scene }
  | { readonly push: 'saving'; readonly saving: Saving };
