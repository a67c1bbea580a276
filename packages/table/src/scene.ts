import type {
  AskForm,
  EntityId,
  Event,
  OptionId,
  Outcome,
  Passage,
  Reason,
  SeatId,
  Standing,
  TablePart,
  Viewer,
} from '@questhall/engine';
import type { Sitting } from './seats.js';
import type { Trouble } from './trouble.js';

/** All that a page needs to show a table; plain JSON, and every text is ready to be shown. */
export type Scene<V = unknown> = {
  readonly game: string;
  readonly viewer: Viewer;
  readonly view: V;
  readonly standing: Standing;
  readonly open: readonly Asked[];
  /** The table in words, for a viewer who asked for it. */
  readonly words?: readonly TablePart[] | undefined;
  readonly news: News;
  readonly over: Ending | null;
  readonly time: Time;
  readonly seats: readonly Seat[];
  readonly companions: CompanionsShown;
  /** What persons never want to be asked, and what was passed because of it since a person answered. */
  readonly orders: readonly Order[];
  readonly passed: readonly Passed[];
  /** Somebody wants to take something back and others have to agree. */
  readonly undoAsked: UndoAsked | null;
  readonly saving: Saving;
};

/** An open question. `forPerson` says whether somebody at this screen answers it. */
export type Asked = {
  readonly id: number;
  /** What is offered would tell something: others only know that it is being decided. */
  readonly hidden: boolean;
  readonly seat: SeatId | 'party';
  readonly by: SeatId;
  readonly forPerson: boolean;
  readonly ask: string;
  readonly form: AskForm;
  readonly min: number;
  readonly max: number;
  readonly question: string;
  /** Whom it is about and who decides, if they are among those on the table. */
  readonly about?: EntityId | undefined;
  readonly decides?: EntityId | undefined;
  /** Where it is best answered, if its answers are places or things there. */
  readonly on?: 'map' | undefined;
  /** It may be declined, and a player may never want to be asked again. */
  readonly offer?: true | undefined;
  /** Standing orders of the game that would pass it, now and later. */
  readonly orders?: readonly Order[] | undefined;
  /** The first is the reason why it is asked. */
  readonly rules: readonly string[];
  readonly options: readonly Offered[];
  /** What it is part of, from the inside out. */
  readonly trail: readonly Reason[];
  readonly barred: readonly BarredOption[];
  /** What others would answer for the party. */
  readonly proposals: readonly ProposalShown[];
};
export type ProposalShown = {
  readonly seat: SeatId;
  readonly name: string;
  readonly picks: readonly OptionId[];
  readonly texts: readonly string[];
};

/** `text` says it all in one sentence: the name, the facts and the outlook. */
export type Offered = {
  readonly id: OptionId;
  readonly text: string;
  readonly name: string;
  readonly facts: string;
  readonly outlook: string;
  /** Things of the table that it points at: clicking one of them is choosing it. */
  readonly refs: readonly EntityId[];
  readonly details: readonly string[];
  /** The places that somebody passes, from where they stand to where it leads. */
  readonly path?: readonly EntityId[] | undefined;
};

export type BarredOption = {
  readonly name: string;
  readonly because: string;
  readonly refs: readonly EntityId[];
  readonly rules: readonly string[];
};

/** A passage of the chronicle; `at` is the number of the answer that led to it, 0 for the set-up. */
export type Line = {
  readonly at: number;
  readonly kind: Passage['kind'];
  readonly text: string;
  readonly paragraphs: readonly string[];
  /** Which of them tells the story itself. */
  readonly story?: number;
  /** Those that are rules: a page tells them to whoever wants to know now. */
  readonly later?: readonly number[];
  /** For a chapter: that an adventure begins, or how it ended. */
  readonly page?: Passage['page'];
  readonly rules: readonly string[];
  /** What it tells, as data: a board shows where it happened. */
  readonly events: readonly Happened[];
};
export type Happened = Pick<Event, 'type' | 'data'>;

/** Lines of a later `at` than `after` are no longer true; then come these. */
export type News = { readonly after: number; readonly lines: readonly Line[] };

/** `won` is said to whoever looks. */
export type Ending = Outcome & { readonly text: string; readonly won: boolean };

/**
 * Where we are: `at` answers lie behind, of `length` that are known on this branch. If it `keeps` those ahead, an
 * answer goes on beside them on a branch of its own; what was only undone is replaced.
 */
export type Time = {
  readonly at: number;
  readonly length: number;
  /** Where the game itself is: whoever looks back sees an earlier moment. */
  readonly now: number;
  readonly keeps: boolean;
  readonly branch: string;
  readonly branches: readonly BranchShown[];
};
export type BranchShown = {
  readonly id: string;
  readonly from: string | null;
  readonly fork: number;
  readonly length: number;
};

/** `name` is what the game calls the seat, for instance by its hero. */
export type Seat = Sitting & { readonly id: SeatId; readonly name: string };

/** Something that may be done and that a seat never wants to be asked about, or a standing order of the game (`ask` is then `order`). */
export type Order = {
  readonly seat: SeatId;
  readonly ask: string;
  readonly option: string;
  readonly text: string;
};
export type Passed = { readonly decision: number; readonly ask: string; readonly texts: readonly string[] };

/** Back to the moment after `to` answers, if all who are waited for agree. */
export type UndoAsked = { readonly by: SeatId; readonly to: number; readonly waiting: readonly SeatId[] };

export const PACES = ['paused', 'slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
/** With a trouble they have stopped, because one of them could not think of an answer. */
export type CompanionsShown = {
  readonly pace: Pace;
  readonly thinking: SeatId | null;
  readonly trouble: Trouble | null;
  readonly rest: Rest | null;
};
/** Where no person sits, companions wait at every chapter: what it says has happened, and what comes next. */
export type Rest = { readonly happened: string; readonly comes: string | null };

/** `fleeting`: nothing is kept, because nobody asked for it or the browser does not allow it. */
export type Saving =
  | { readonly state: 'saved' | 'saving' }
  | { readonly state: 'fleeting' | 'failed' | 'elsewhere'; readonly trouble: Trouble | null };
