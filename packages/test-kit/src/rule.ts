import { test } from 'vitest';

export type Body = () => void | Promise<void>;

/**
 * A test that shows rules of a ledger: `const rule = ruleOf<AcgRuleId>()`, then
 * `rule('ACG-ZONE-04', 'a fourth enemy goes to the shadows', () => …)` or `rule(['A', 'B'], …)`.
 * The coverage checker reads these calls from the source, so ids are written out where the test is.
 */
export function ruleOf<Id extends string>() {
  return (ids: Id | readonly Id[], title: string, body: Body): void => {
    const cited = typeof ids === 'string' ? [ids] : ids;
    test(`${cited.join(' ')} ${title}`, body);
  };
}
