import type { AnyRules } from './games.js';
import { type Report, reportOf } from './report.js';
import { mergeRows, type Stored } from './rows.js';

/** The report of games that were kept earlier. Nothing is played. */
export function reportOfStored(
  rules: AnyRules,
  stored: readonly Stored[],
  content: readonly string[] = [],
): Report {
  const { heads, rows } = mergeRows(stored);
  const failures = rows.flatMap(({ failure, seed, setup }) =>
    failure === null ? [] : [{ kind: failure.kind, seed, setup, message: failure.message, file: null }],
  );
  return reportOf({ rows, heads, rules, content, seconds: 0, workers: 0 }, failures);
}
