/**
 * Something on the table in words, as it can be read aloud or shown as a page: itself, what belongs to it as a list, and
 * what lies below it. Its text is a heading if anything follows.
 */
export type TablePart = {
  readonly text: string;
  readonly list?: readonly string[];
  readonly below?: readonly TablePart[];
};

/** The table as lines from top to bottom: a list follows in one line, and what lies below stands two spaces further in. */
export function linesOf(parts: readonly TablePart[], depth = 0): string[] {
  return parts.flatMap(({ text, list = [], below = [] }) => [
    '  '.repeat(depth) + (list.length === 0 ? text : `${text}: ${list.join('; ')}.`),
    ...linesOf(below, depth + 1),
  ]);
}
