import { normalQuantile, Z } from '../statistics.js';

/** Games won with something and without it, among games that are alike otherwise. */
export type Pair = { with: number; wonWith: number; without: number; wonWithout: number };

/** By how much the win rate is higher with it; `with` and `without` are the games compared. */
export type Difference = {
  difference: number;
  low: number;
  high: number;
  /** Its standard error. */
  error: number;
  with: number;
  without: number;
  /** Too few games to say anything. */
  small: boolean;
};

/** Fewer games than this on one side say nothing. */
export const ENOUGH = 30;

/**
 * The difference of two win rates over several strata (Mantel-Haenszel weights), with its 95 % interval. A
 * stratum that has only one side says nothing: otherwise a card of a hard quest would look like a bad card.
 */
export function differenceOf(pairs: readonly Pair[]): Difference | null {
  const both = pairs.filter((pair) => pair.with > 0 && pair.without > 0);
  if (both.length === 0) return null;
  let [weights, sum, variance, total, others] = [0, 0, 0, 0, 0];
  for (const pair of both) {
    const weight = (pair.with * pair.without) / (pair.with + pair.without);
    weights += weight;
    sum += weight * (pair.wonWith / pair.with - pair.wonWithout / pair.without);
    variance += weight * spreadOf(pair.wonWith + pair.wonWithout, pair.with + pair.without);
    total += pair.with;
    others += pair.without;
  }
  const difference = sum / weights;
  const error = Math.sqrt(variance) / weights;
  const half = Z * error;
  return {
    difference,
    low: Math.max(-1, difference - half),
    high: Math.min(1, difference + half),
    error,
    with: total,
    without: others,
    small: Math.min(total, others) < ENOUGH,
  };
}

/**
 * May it be called a difference at all? Of two hundred cards ten would lie outside their own 95 % intervals by
 * chance, so the more are looked at, the more each has to show: all claims together are wrong once in twenty times.
 */
export function isSure(found: Difference | null, comparisons: number): found is Difference {
  if (found === null || found.small) return false;
  return Math.abs(found.difference) > normalQuantile(1 - 0.025 / Math.max(1, comparisons)) * found.error;
}

/** The variance of a single game; one more won and one more lost keep it honest where games are few. */
function spreadOf(won: number, games: number): number {
  const rate = (won + 1) / (games + 2);
  return rate * (1 - rate);
}
