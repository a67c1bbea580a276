/** The words of a text as they are compared: small letters, no accents, no signs. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Letters typed wrong, left out, put in or swapped with their neighbour (Damerau's distance, restricted). */
export function slips(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= meant.length; j++) row.push(cheapest(rows, typed, meant, i, j));
  }
  return rows[typed.length]?.[meant.length] ?? 0;
}

function cheapest(rows: readonly number[][], typed: string, meant: string, i: number, j: number): number {
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  const same = typed[i - 1] === meant[j - 1];
  const best = Math.min(at(i - 1, j - 1) + (same ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1);
  const swapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
  return swapped ? Math.min(best, at(i - 2, j - 2) + 1) : best;
}

/** Slips that a word of this length forgives: none in short ones, where every letter makes another word. */
export function forgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The names that look most like a mistyped one. */
export function nearest(typed: string, names: readonly string[], limit = 3): string[] {
  const wanted = wordsOf(typed).join(' ');
  return names
    .map((name) => ({ name, distance: slips(wanted, wordsOf(name).join(' ')) }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(wanted.length / 3)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ name }) => name);
}
