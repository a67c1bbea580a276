import { aroundSquares, besideSquares, drawnSquares, faceOf, keyOf, squareOn } from './squares.js';
import type { CellId, CellNumber, Chart, Faces, Ground, Plan, Square, TileFace, TileId } from './types.js';

const FIRST_COLUMN = 'a'.charCodeAt(0);

/** As printed, however the tile is turned. */
export const cellId = ({ tile }: TileFace, [x, y]: Square): CellId =>
  `${tile}:${String.fromCharCode(FIRST_COLUMN + x)}${y + 1}`;

type Draft = {
  readonly cells: CellId[];
  readonly tiles: TileId[];
  readonly squares: Square[];
  readonly at: Map<number, CellNumber>;
};

function draftOf(faces: Faces, ground: Ground): Draft {
  const draft: Draft = { cells: [], tiles: [], squares: [], at: new Map() };
  for (const tile of ground.tiles) {
    const face = faceOf(faces, tile.face);
    for (const printed of drawnSquares(face)) {
      const square = squareOn(face, tile, printed);
      draft.at.set(keyOf(square), draft.cells.length);
      draft.cells.push(cellId(face, printed));
      draft.tiles.push(face.tile);
      draft.squares.push(square);
    }
  }
  return draft;
}

/** Cells among these squares, each once, in the order of their numbers. */
function cellsIn({ at }: Draft, squares: readonly Square[]): CellNumber[] {
  const found = new Set<CellNumber>();
  for (const square of squares) {
    const cell = at.get(keyOf(square));
    if (cell !== undefined) found.add(cell);
  }
  return [...found].sort((a, b) => a - b);
}

const numbersOf = (cells: readonly CellId[]): Map<CellId, CellNumber> =>
  new Map(cells.map((cell, number) => [cell, number]));

const isNot = (cell: CellNumber) => (other: CellNumber) => other !== cell;
const sorted = (cells: Set<CellNumber>): CellNumber[] => [...cells].sort((a, b) => a - b);

/**
 * What the laid tiles, links and marks come to. Squares are adjacent where they share a side or a corner, whatever tile
 * they are on; so are all cells that one open link touches. A piece touches what shares a side with it.
 */
export function planOf(faces: Faces, ground: Ground): Plan {
  const draft = draftOf(faces, ground);
  const beside = neighbours(draft);
  const outlooks = draft.cells.map(() => new Set<TileId>());
  const touched: { [piece: string]: readonly CellNumber[] } = {};
  for (const mark of ground.marks) touched[mark.id] = cellsIn(draft, besideSquares(mark.covers));
  for (const link of ground.links) {
    const cells = cellsIn(draft, besideSquares(link.covers));
    touched[link.id] = cells;
    if (link.open) join(draft, cells, beside, outlooks);
  }
  return {
    cells: draft.cells,
    numbers: numbersOf(draft.cells),
    beside,
    tiles: draft.tiles,
    outlooks: outlooks.map((tiles) => [...tiles]),
    touched,
    squares: draft.squares,
  };
}

/** The cells around each cell, in the order of their numbers. */
function neighbours({ squares, at }: Draft): CellNumber[][] {
  const beside: CellNumber[][] = squares.map(() => []);
  for (const [cell, square] of squares.entries())
    for (const around of aroundSquares([square])) {
      const other = at.get(keyOf(around));
      if (other !== undefined && other !== cell) beside[other]?.push(cell);
    }
  return beside;
}

function join(
  draft: Draft,
  cells: readonly CellNumber[],
  beside: CellNumber[][],
  outlooks: readonly Set<TileId>[],
): void {
  for (const one of cells)
    beside[one] = sorted(new Set([...(beside[one] ?? []), ...cells])).filter(isNot(one));
  for (const one of cells)
    for (const other of cells) {
      if (one === other) continue;
      const tile = draft.tiles[other] as TileId;
      if (tile !== draft.tiles[one]) outlooks[one]?.add(tile);
    }
}

/** The plan of a printed map, on which nothing ever changes. */
export function planOfChart({ cells, roads }: Chart): Plan {
  const numbers = numbersOf(cells);
  const beside = cells.map(() => new Set<CellNumber>());
  for (const [one, other] of roads) {
    const a = numberIn(numbers, one);
    const b = numberIn(numbers, other);
    beside[a]?.add(b);
    beside[b]?.add(a);
  }
  return {
    cells,
    numbers,
    beside: beside.map(sorted),
    tiles: cells,
    outlooks: cells.map(() => []),
    touched: {},
    squares: [],
  };
}

/** Plans of a box, each worked out once for its ground. */
export function plansOf(faces: Faces): (ground: Ground) => Plan {
  const plans = new WeakMap<Ground, Plan>();
  // Nearly always the same ground is meant as the last time, which is seen at once.
  let last: { readonly ground: Ground; readonly plan: Plan } | undefined;
  return (ground) => {
    if (last?.ground === ground) return last.plan;
    const plan = plans.get(ground) ?? planOf(faces, ground);
    plans.set(ground, plan);
    last = { ground, plan };
    return plan;
  };
}

function numberIn(numbers: ReadonlyMap<CellId, CellNumber>, cell: CellId): CellNumber {
  const number = numbers.get(cell);
  if (number === undefined) throw new Error(`there is no cell '${cell}'`);
  return number;
}

export const numberOf = (plan: Plan, cell: CellId): CellNumber => numberIn(plan.numbers, cell);

export const cellsOf = (plan: Plan, numbers: readonly CellNumber[]): CellId[] =>
  numbers.map((number) => plan.cells[number] as CellId);

export const besideOf = (plan: Plan, cell: CellId): CellId[] =>
  cellsOf(plan, plan.beside[numberOf(plan, cell)] ?? []);

export const areBeside = (plan: Plan, one: CellId, other: CellId): boolean =>
  (plan.beside[numberOf(plan, one)] ?? []).includes(numberOf(plan, other));

export const tileOf = (plan: Plan, cell: CellId): TileId => plan.tiles[numberOf(plan, cell)] as TileId;

/** The cells that a link or mark touches. */
export const touchedBy = (plan: Plan, piece: string): CellId[] => cellsOf(plan, plan.touched[piece] ?? []);
