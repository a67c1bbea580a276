import type { Answer } from '@questhall/engine';
import { type Change, type Head, KEPT_FORMAT, type Row, type Store } from './store.js';
import { bad, fine, type Result, type Trouble, trouble } from './trouble.js';

export type Kept = { readonly head: Head; readonly answers: (branch: string) => readonly Answer[] };
/** One adventure of the list: its head, or what is wrong with it. */
export type Listed = { readonly id: string; readonly result: Result<Head> };

export type Raw = { readonly head: unknown; readonly rows: readonly unknown[] };

/** Several adventures, each by itself: what is wrong with one is said of that one. Nothing here throws. */
export class Shelf {
  constructor(
    private readonly store: Store,
    /** Why nothing on this shelf lasts, if nothing does. */
    readonly fleeting: Trouble | null = null,
  ) {}

  /** The latest first. */
  list(): Promise<Result<readonly Listed[]>> {
    return attempt(async () => {
      const found = (await this.store.heads()).map((head, i) => ({
        id: idOf(head, i),
        result: readHead(head),
      }));
      return fine(found.sort((a, b) => whenOf(b) - whenOf(a)));
    });
  }

  read(id: string): Promise<Result<Kept>> {
    return attempt(async () => {
      const [head, rows] = await Promise.all([this.store.head(id), this.store.rows(id)]);
      if (head === undefined) return bad(trouble('trouble.kept.missing'));
      const read = readHead(head);
      return read.ok ? readRows(read.value, rows) : read;
    });
  }

  /** All that lies under an id, whatever state it is in: for whoever wants to save it from the wreck. */
  raw(id: string): Promise<Result<Raw>> {
    return attempt(async () => {
      const [head, rows] = await Promise.all([this.store.head(id), this.store.rows(id)]);
      return fine({ head, rows });
    });
  }

  write(change: Change): Promise<Result<null>> {
    return attempt(async () => {
      await this.store.write(change);
      return fine(null);
    });
  }

  remove(id: string): Promise<Result<null>> {
    return attempt(async () => {
      await this.store.remove(id);
      return fine(null);
    });
  }
}

async function attempt<T>(act: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await act();
  } catch (error) {
    return bad(storageTrouble(error));
  }
}

/** What browsers throw at those who want to keep something, by name. */
export function storageTrouble(error: unknown): Trouble {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'QuotaExceededError') return trouble('trouble.storage.full');
  const forbidden = ['SecurityError', 'InvalidStateError', 'NotAllowedError'];
  if (forbidden.includes(name)) return trouble('trouble.storage.forbidden');
  return trouble('trouble.storage.failed', { reason: message });
}

const DAMAGED = bad(trouble('trouble.kept.damaged'));

function readHead(value: unknown): Result<Head> {
  const head = (typeof value === 'object' && value !== null ? value : {}) as Partial<Head>;
  const { format, id, game, seed, branch, at, branches, companions, standing } = head;
  const words = [id, game, seed, branch, standing?.adventure].every((word) => typeof word === 'string');
  const lists = Array.isArray(branches) && branches.length > 0 && Array.isArray(companions);
  const good = format === KEPT_FORMAT && words && lists && typeof at === 'number';
  return good ? fine(head as Head) : DAMAGED;
}

/** A branch of which an answer is missing cannot be played again, and neither can one that was never begun. */
function readRows(head: Head, values: readonly unknown[]): Result<Kept> {
  const rows = values.filter(isRow);
  const answers = (branch: string) =>
    rows
      .filter((row) => row.branch === branch)
      .sort((a, b) => a.n - b.n)
      .map(({ answer }) => answer);
  const whole = head.branches.every(({ id, length }) => answers(id).length === length);
  const known = head.branches.some(({ id }) => id === head.branch);
  return whole && known ? fine({ head, answers }) : DAMAGED;
}

function isRow(value: unknown): value is Row {
  const { answer, n, branch } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Row>;
  return typeof n === 'number' && typeof branch === 'string' && Array.isArray(answer?.picks);
}

const idOf = (head: unknown, i: number): string =>
  typeof head === 'object' && head !== null && 'id' in head ? String(head.id) : `?${i}`;

const whenOf = ({ result }: Listed): number => (result.ok ? result.value.when : 0);
