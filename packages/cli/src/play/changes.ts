/**
 * The lines of a table that are new since it was last read out, each under the lines it belongs to: a reader
 * who hears "Goblin, 1 wound" must hear again with whom it is engaged.
 */
export function changedLines(before: readonly string[], now: readonly string[]): readonly string[] {
  const known = keptLines(before, now);
  const shown = new Set<number>();
  now.forEach((line, at) => {
    if (known.has(at) || line.trim() === '') return;
    for (const one of [at, ...parentsOf(now, at), ...childrenOf(now, at)]) shown.add(one);
  });
  return now.filter((_, at) => shown.has(at));
}

/**
 * Which lines were there before, in the same order (longest common subsequence): two heroes may both have a line
 * "No enemy engaged", and the one that has just got it is to be read out.
 */
function keptLines(before: readonly string[], now: readonly string[]): Set<number> {
  const common = lengths(before, now);
  const kept = new Set<number>();
  let [old, at] = [0, 0];
  while (old < before.length && at < now.length) {
    if (before[old] === now[at]) {
      kept.add(at);
      old++;
      at++;
    } else if ((common[old + 1]?.[at] ?? 0) >= (common[old]?.[at + 1] ?? 0)) old++;
    else at++;
  }
  return kept;
}

/** For each pair of places, how many lines the rest of both has in common. */
function lengths(before: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let old = before.length - 1; old >= 0; old--) {
    const [row, below] = [table[old] ?? [], table[old + 1] ?? []];
    for (let at = now.length - 1; at >= 0; at--) {
      const same = before[old] === now[at];
      row[at] = same ? (below[at + 1] ?? 0) + 1 : Math.max(below[at] ?? 0, row[at + 1] ?? 0);
    }
  }
  return table;
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
