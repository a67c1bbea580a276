import type { Faces, Ground, PlacedTile, Side, Spot, Square, TileFace, Turn } from './types.js';

/** Squares of tiles on the table: how they lie after a turn, and what touches what. */

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
const STEP: { readonly [side in Side]: Square } = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** No table is so deep that two squares come to the same number, and numbers are found faster than words. */
const DEEPEST = 4096;
export const keyOf = ([x, y]: Square): number => x * DEEPEST + y;

export function faceOf(faces: Faces, id: string): TileFace {
  const face = faces[id];
  if (face === undefined) throw new Error(`there is no face '${id}'`);
  return face;
}

/** Where a square of the printed face lies on the table. */
export function squareOn(face: TileFace, { at, turn }: PlacedTile, [x, y]: Square): Square {
  const right = (face.map[0] ?? '').length - 1;
  const bottom = face.map.length - 1;
  if (turn === 90) return [at[0] + bottom - y, at[1] + x];
  if (turn === 180) return [at[0] + right - x, at[1] + bottom - y];
  if (turn === 270) return [at[0] + y, at[1] + right - x];
  return [at[0] + x, at[1] + y];
}

const turnedSide = (side: Side, turn: Turn): Side =>
  SIDES[(SIDES.indexOf(side) + turn / 90) % SIDES.length] as Side;

/** The squares that a piece at this spot covers. */
export function coversAt(face: TileFace, tile: PlacedTile, spot: Spot): Square[] {
  return spot.map(({ square, side }) => {
    const [x, y] = squareOn(face, tile, square);
    const [dx, dy] = STEP[turnedSide(side, tile.turn)];
    return [x + dx, y + dy];
  });
}

const drawn = new WeakMap<TileFace, readonly Square[]>();

/** The squares of the printed face that are drawn as spaces. */
export function drawnSquares(face: TileFace): readonly Square[] {
  const known = drawn.get(face);
  if (known !== undefined) return known;
  const squares = squaresIn(face);
  drawn.set(face, squares);
  return squares;
}

function squaresIn(face: TileFace): Square[] {
  const squares: Square[] = [];
  for (const [y, row] of face.map.entries())
    for (let x = 0; x < row.length; x++) if (row[x] === '.') squares.push([x, y]);
  return squares;
}

/** The squares that a laid tile takes. */
export function squaresOf(faces: Faces, tile: PlacedTile): Square[] {
  const face = faceOf(faces, tile.face);
  return drawnSquares(face).map((square) => squareOn(face, tile, square));
}

/** The squares that share a side with one of these. */
export const besideSquares = (squares: readonly Square[]): Square[] =>
  squares.flatMap(([x, y]) => SIDES.map((side): Square => [x + STEP[side][0], y + STEP[side][1]]));

/** The squares that share a side or a corner with one of these, and these themselves. */
export function aroundSquares(squares: readonly Square[]): Square[] {
  const around: Square[] = [];
  for (const [x, y] of squares)
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) around.push([x + dx, y + dy]);
  return around;
}

/** What lies on a ground, by the keys of its squares: the id of the tile's face, the link or the mark. */
export function takenSquares(faces: Faces, ground: Ground): Map<number, string> {
  const taken = new Map<number, string>();
  for (const tile of ground.tiles)
    for (const square of squaresOf(faces, tile)) taken.set(keyOf(square), tile.face);
  for (const { id, covers } of [...ground.links, ...ground.marks])
    for (const square of covers) taken.set(keyOf(square), id);
  return taken;
}
