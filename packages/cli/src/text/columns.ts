import { widthOf } from './wrap.js';

type Cell = string | number;

/** Rows with the same columns below each other; numbers stand right, words left. The last column is not padded. */
export function columns(rows: readonly (readonly Cell[])[], gap = 2): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(0, ...rows.map((row) => widthOf(String(row[at] ?? '')))),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => padded(cell, widths[at] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

function padded(cell: Cell, width: number): string {
  const room = ' '.repeat(Math.max(0, width - widthOf(String(cell))));
  return typeof cell === 'number' ? room + String(cell) : String(cell) + room;
}
