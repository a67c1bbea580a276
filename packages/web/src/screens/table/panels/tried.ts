import type { SampledShown } from '../../../table/table.js';

/** Changes too small to be told, and so small that an answer is not worth a word. */
const SLIGHT = 0.2;
const NOTICED = 0.5;
/** An end that comes once in so many tries is worth a warning. */
const SELDOM = 0.02;
const SAME = 1e-9;

export const toldChanges = ({ changes }: SampledShown): SampledShown['changes'] =>
  changes.filter(({ change }) => Math.abs(change) >= SLIGHT);

/** Where chance has no part in it, or hardly matters, there is nothing to tell that people cannot see. */
export function isTelling({ low, high, ends, changes }: SampledShown): boolean {
  if (ends.some(({ share }) => share >= SELDOM && share < 1)) return true;
  return high - low >= SAME && changes.some(({ change }) => Math.abs(change) >= NOTICED);
}
