import type { Balance } from '../balance/index.js';
import type { Rate } from '../statistics.js';

export const percent = (part: number, digits = 0): string => `${(100 * part).toFixed(digits)}\u00a0%`;
export const whole = (n: number): string => n.toLocaleString('en-US');
export const decimal = (n: number, digits = 1): string => n.toFixed(digits);
export const times = (n: number, one: string, many = `${one}s`): string =>
  `${whole(n)} ${n === 1 ? one : many}`;

/** "+4 points", with a real minus sign. */
export const points = (part: number): string => `${sign(part)}${Math.abs(100 * part).toFixed(0)}`;
const sign = (n: number): string => (Math.round(100 * n) === 0 ? '±' : n < 0 ? '−' : '+');

export const interval = ({ low, high }: Pick<Rate, 'low' | 'high'>): string =>
  `${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)}\u00a0%`;

/** "a, b and c", and how many more there are beyond the first few. */
export function listed(words: readonly string[], most = 6): string {
  const shown =
    words.length > most ? [...words.slice(0, most - 1), `${words.length - most + 1} more`] : [...words];
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

export const nameIn =
  ({ names }: Pick<Balance, 'names'>) =>
  (id: string): string =>
    names[id]?.name ?? id;

export const kindIn =
  ({ names }: Pick<Balance, 'names'>) =>
  (id: string): string =>
    names[id]?.kind ?? '';

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
