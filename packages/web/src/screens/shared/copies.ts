import { entriesIn, keep, readKept } from '../../app/kept.js';

const KEY = 'questhall.links';
const MOST = 50;

/** Which adventure was made of which link, the latest last. */
type Copies = readonly (readonly [link: string, id: string])[];

/** A link ends in a checksum of all that it holds. */
const nameOf = (code: string): string => `${code.length}:${code.slice(-16)}`;

export const readCopies = (kept: string | null): Copies => Object.values(entriesIn(kept)).filter(isCopy);

const isCopy = (one: unknown): one is Copies[number] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');

export const copyIn = (copies: Copies, code: string): string | null =>
  copies.find(([link]) => link === nameOf(code))?.[1] ?? null;

export const withCopy = (copies: Copies, code: string, id: string): Copies => [
  ...copies.filter(([link]) => link !== nameOf(code)).slice(1 - MOST),
  [nameOf(code), id],
];

/** The adventure that was made of this link before. */
export const copyOf = (code: string): string | null => copyIn(readCopies(readKept(KEY)), code);

/** Where nothing may be remembered, the same link makes another copy. */
export const rememberCopy = (code: string, id: string): boolean =>
  keep(KEY, JSON.stringify(withCopy(readCopies(readKept(KEY)), code, id)));
