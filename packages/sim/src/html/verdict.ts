import type { Balance } from '../balance/index.js';
import type { Rate } from '../statistics.js';

/** Where a win rate lies; `sure` if its whole interval lies there. */
export type Verdict = { is: 'hard' | 'even' | 'easy'; sure: boolean };

export function verdictOn({ rate, low, high }: Rate, target: Balance['target']): Verdict {
  if (rate < target.low) return { is: 'hard', sure: high < target.low };
  if (rate > target.high) return { is: 'easy', sure: low > target.high };
  return { is: 'even', sure: low >= target.low && high <= target.high };
}

export const VERDICT_WORDS = { hard: 'too hard', even: 'even', easy: 'too easy' } as const;
