import type { Point } from '../../../map/ground/points.js';
import type { MapPlan, MapSite } from '../../../map/plan.js';

const [COLUMNS, ROWS] = [7, 5];
const [WIDE, HIGH] = [3, 2.4];
const TONES = ['moss', 'mud', 'gold', 'oak', 'slate', 'rust'] as const;
/** Where there is sea. */
const SEA: readonly string[] = ['0:0', '6:0', '3:2', '0:4', '5:4', '6:4'];

/** A corner of a land, a little off its place, and always equally so. */
function corner(column: number, row: number): Point {
  const off = (n: number) => Math.sin(n) * 0.62;
  return [
    column * WIDE + off(column * 12.9 + row * 78.2),
    row * HIGH + off(column * 39.3 + row * 11.1) * 0.7,
  ];
}

const landId = (column: number, row: number): string => `${column}:${row}`;
const PLACES = Array.from(
  { length: COLUMNS * ROWS },
  (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const,
);
const LAND = PLACES.filter(([column, row]) => !SEA.includes(landId(column, row)));
const isLand = (id: string): boolean => LAND.some(([column, row]) => landId(column, row) === id);

/** A made-up world of lands and the roads between them. */
export const worldOf = (nameOf: (land: number) => string): MapPlan => ({
  sites: LAND.map(
    ([column, row], i): MapSite => ({
      id: landId(column, row),
      name: nameOf(i + 1),
      tone: TONES[(column * 2 + row * 3) % TONES.length],
      texture: (column + row) % 3 === 0 ? 'grass' : 'earth',
      outline: [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ],
    }),
  ),
  links: LAND.flatMap(([column, row]) =>
    [landId(column + 1, row), landId(column, row + 1)].filter(isLand).map((to) => ({
      id: `road ${column}:${row} ${to}`,
      between: [landId(column, row), to] as const,
      state: (column * row) % 5 === 4 ? ('shut' as const) : ('open' as const),
    })),
  ),
});
