type None = { readonly [name: string]: never };

/** Everything that can go wrong at a table, with what a sentence about it needs. */
export type Troubles = {
  'trouble.answer': { readonly reason: string };
  /** The question was answered by somebody else, or taken back. */
  'trouble.stale': None;
  'trouble.setup': { readonly reason: string };
  'trouble.save.cut': None;
  'trouble.save.foreign': None;
  'trouble.save.newer': None;
  'trouble.save.changed': None;
  'trouble.save.other': None;
  'trouble.replay': { readonly answer: number };
  'trouble.code': None;
  'trouble.code.newer': None;
  'trouble.game': { readonly game: string };
  'trouble.fault': { readonly reason: string };
  'trouble.load': None;
  'trouble.closed': None;
  /** Whoever runs the game has not answered for a while. */
  'trouble.silent': None;
  'trouble.branch': None;
  'trouble.seat': None;
  /** The seat is not yours to answer for. */
  'trouble.not.yours': None;
  'trouble.undo.nothing': None;
  /** Something hidden has been seen since. */
  'trouble.undo.revealed': None;
  /** What was asked for is known only when the game is over. */
  'trouble.secret': None;
  'trouble.nothing.asked': None;
  'trouble.storage.full': None;
  'trouble.storage.forbidden': None;
  'trouble.storage.failed': { readonly reason: string };
  'trouble.kept.missing': None;
  'trouble.kept.damaged': None;
  'trouble.elsewhere': None;
};
export type TroubleKey = keyof Troubles;

/** What went wrong, as the key of a sentence: a page or a terminal has the words. */
export type Trouble = {
  readonly key: TroubleKey;
  readonly args: { readonly [name: string]: string | number };
  /** For whoever wants to know exactly; in the words of the machine. */
  readonly details?: string;
};

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

export const fine = <T>(value: T): Result<T> => ({ ok: true, value });
export const bad = (trouble: Trouble): Result<never> => ({ ok: false, trouble });

type Args<Key extends TroubleKey> = Troubles[Key] extends None ? [] : [args: Troubles[Key]];

export function trouble<Key extends TroubleKey>(key: Key, ...[args]: Args<Key>): Trouble {
  return { key, args: args ?? {} };
}

/** Thrown where a result would have to be passed through many hands. */
export class Troubled extends Error {
  override name = 'Troubled';
  constructor(readonly trouble: Trouble) {
    super(trouble.key);
  }
}
