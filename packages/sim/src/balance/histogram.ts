import { type Spread, spread } from '../statistics.js';

/** `from` is the first number of a bin, `to` its last; they follow one another without gaps. */
export type Bin = { from: number; to: number; count: number };
export type Histogram = Spread & { count: number; bins: Bin[] };

const MOST_BINS = 16;

export function histogram(numbers: readonly number[]): Histogram {
  return { count: numbers.length, ...spread(numbers), bins: bins(numbers) };
}

function bins(numbers: readonly number[]): Bin[] {
  if (numbers.length === 0) return [];
  const [least, most] = numbers.reduce(([low, high], n) => [Math.min(low, n), Math.max(high, n)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number]);
  const width = roundWidth((most - least + 1) / MOST_BINS);
  const first = Math.floor(least / width) * width;
  const count = Math.floor((most - first) / width) + 1;
  const made = Array.from({ length: count }, (_, i) => {
    const from = first + i * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const n of numbers) (made[Math.floor((n - first) / width)] as Bin).count++;
  return made;
}

/** 1, 2, 5, 10, 20, 50, … */
function roundWidth(least: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const step of [1, 2, 5]) if (step * unit >= least) return step * unit;
  }
}
