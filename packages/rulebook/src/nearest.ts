/** Ids by how few letters would have to be typed differently; further than a third of the word is no likeness. */
export function nearestIds<Id extends string>(ids: readonly Id[], wanted: string, limit: number): Id[] {
  const typed = wanted.trim().toUpperCase();
  const farthest = Math.max(2, Math.floor(typed.length / 3));
  return ids
    .map((id) => ({ id, distance: editDistance(typed, id.toUpperCase()) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** Levenshtein's distance, one row of the table at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line++) {
    const above = row;
    row = [line];
    for (let column = 1; column <= to.length; column++) {
      row.push(cheapest(above, row, column, from[line - 1] === to[column - 1]));
    }
  }
  return row[to.length] ?? 0;
}

function cheapest(above: readonly number[], row: readonly number[], column: number, same: boolean): number {
  const replaced = (above[column - 1] ?? 0) + (same ? 0 : 1);
  return Math.min(replaced, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
}
