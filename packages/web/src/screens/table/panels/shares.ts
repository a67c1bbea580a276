import type { SampledShown } from '../../../table/table.js';

/** A number that may come, and how likely. With `more`, everything from there on. */
export type Bar = { readonly count: number; readonly more: boolean; readonly share: number };

const MOST_BARS = 7;
/** Less than this has no bar of its own. */
const RARE = 0.01;
/** Less than this would be rounded to nothing. */
const TINY = 0.005;

/** What hardly ever happens is put together with what comes before it, so that few bars tell it all. */
export function barsOf(distribution: readonly number[]): readonly Bar[] {
  const first = Math.max(
    0,
    distribution.findIndex((share) => share > 0),
  );
  const rest = (from: number) => distribution.slice(from).reduce((sum, share) => sum + share, 0);
  let end = distribution.length;
  while (end > first + 1 && (rest(end - 1) < RARE || end - first > MOST_BARS)) end--;
  return Array.from({ length: end - first }, (_, i) => {
    const count = first + i;
    const last = count === end - 1 && end < distribution.length;
    const share = last ? rest(count) : (distribution[count] ?? 0);
    return { count, more: last && rest(count + 1) > 0, share };
  });
}

export const averageOf = (distribution: readonly number[]): number =>
  distribution.reduce((sum, share, count) => sum + share * count, 0);

/** Never calls impossible what may happen, nor certain what may fail. */
export function shareOf(chance: number, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  if (chance > 0 && chance < TINY) return `< ${percent.format(0.01)}`;
  if (chance < 1 && chance > 1 - TINY) return `> ${percent.format(0.99)}`;
  return percent.format(chance);
}

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
