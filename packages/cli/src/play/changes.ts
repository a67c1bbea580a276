/**
 * The lines of a table that are new since it was last read out, each under the lines it belongs to: a reader
 * who hears "Goblin, 1 wound" must hear again with whom it is engaged.
 */
export function changedLines(before: readonly string[], now: readonly string[]): readonly string[] {
  const old = counted(before);
  const changed = now.map((line) => line.trim() !== '' && !taken(old, line));
  const kept = now.map((_, at) => changed[at] === true);
  changed.forEach((isNew, at) => {
    if (isNew) for (const other of [...parentsOf(now, at), ...childrenOf(now, at)]) kept[other] = true;
  });
  return now.filter((_, at) => kept[at]);
}

function counted(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

function taken(counts: Map<string, number>, line: string): boolean {
  const left = counts.get(line) ?? 0;
  counts.set(line, left - 1);
  return left > 0;
}

/** The nearest lines above that are indented less, and less again. */
function parentsOf(lines: readonly string[], at: number): number[] {
  const parents: number[] = [];
  let indent = indentOf(lines[at]);
  for (let above = at - 1; above >= 0 && indent > 0; above--) {
    if ((lines[above] ?? '').trim() === '' || indentOf(lines[above]) >= indent) continue;
    parents.push(above);
    indent = indentOf(lines[above]);
  }
  return parents;
}

/** A heading is nothing without what stands under it. */
function childrenOf(lines: readonly string[], at: number): number[] {
  if (lines[at]?.endsWith(':') !== true) return [];
  const children: number[] = [];
  for (let below = at + 1; below < lines.length && indentOf(lines[below]) > indentOf(lines[at]); below++) {
    children.push(below);
  }
  return children;
}

function indentOf(line = ''): number {
  return line.length - line.trimStart().length;
}
