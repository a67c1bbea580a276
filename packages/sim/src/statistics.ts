export type Spread = { mean: number; median: number; p90: number; max: number };
export type Rate = { rate: number; low: number; high: number };

export function spread(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, median: 0, p90: 0, max: 0 };
  const sorted = [...numbers].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, n) => sum + n, 0) / sorted.length;
  return {
    mean,
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    max: sorted[sorted.length - 1] ?? 0,
  };
}

/** The smallest number that at least this part of them does not exceed. */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

/** How far an interval of 95 % reaches, in standard errors. */
export const Z = 1.959964;

/** The normal distribution's quantile for parts above a half (Hastings; right to three digits). */
export function normalQuantile(part: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - part));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  return t - above / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

/** Wilson's interval at 95 %: honest for few games and for rates near 0 and 1. */
export function wilson(hits: number, of: number): Rate {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const z = Z;
  const rate = hits / of;
  const middle = (rate + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  // At the ends the two terms cancel, but floating point leaves a speck.
  return { rate, low: hits === 0 ? 0 : middle - half, high: hits === of ? 1 : middle + half };
}

/** How often each word occurs, the most frequent first. */
export function tally(words: Iterable<string>): { [word: string]: number } {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)));
}
