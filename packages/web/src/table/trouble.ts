import type { table } from '../text/en/table.js';
import type { Args } from '../text/message.js';

type Messages = typeof table;
export type TroubleKey = keyof Messages & `trouble.${string}`;

/** What went wrong, as a sentence of the catalogue: the page says it with `t(key, args)`. */
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

export function trouble<Key extends TroubleKey>(key: Key, ...[args]: Args<Messages[Key]>): Trouble {
  return { key, args: args ?? {} };
}

/** Thrown inside the worker, where a result would have to be passed through many hands. */
export class Troubled extends Error {
  override name = 'Troubled';
  constructor(readonly trouble: Trouble) {
    super(trouble.key);
  }
}
