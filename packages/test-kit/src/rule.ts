import { findRule } from '@questhall/rulebook';
import { test } from 'vitest';

export type Body = () => void | Promise<void>;

/**
 * A test that shows rules of a ledger: `const rule = ruleOf<RuleIdOfTheGame>()`, then
 * `rule('ACG-ZONE-04', 'a fourth enemy goes to the shadows', () => …)` or `rule(['A', 'B'], …)`.
 * The coverage checker reads these calls from the source, so ids are written out where the test is.
 */
export function ruleOf<Id extends string>() {
  return (ids: Id | readonly Id[], title: string, body: Body): void => {
    const cited = typeof ids === 'string' ? [ids] : ids;
    test(`${cited.join(' ')} ${title}`, () => citing(cited, body));
  };
}

/** A test that fails prints the rules it shows: whoever reads it wants to know what the ledger says. */
export async function citing(ids: readonly string[], body: Body): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (error instanceof Error) error.message += ids.map(quoted).join('');
    throw error;
  }
}

function quoted(id: string): string {
  const rule = findRule(id)?.rule;
  return rule === undefined ? '' : `\n\n${rule.id}: ${rule.text}`;
}
