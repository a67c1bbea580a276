import { besideSquares, coversAt, drawnSquares, faceOf, keyOf, squareOn, takenSquares } from './squares.js';
import type { Faces, Ground, Link, PlacedTile, Placement, Square, TileFace, Turn } from './types.js';

const TURNS: readonly Turn[] = [0, 90, 180, 270];

function linkOf(ground: Ground, id: string): Link {
  const link = ground.links.find((one) => one.id === id);
  if (link === undefined) throw new Error(`there is no link '${id}'`);
  return link;
}

const corner = (squares: readonly Square[]): Square => [
  Math.min(...squares.map(([x]) => x)),
  Math.min(...squares.map(([, y]) => y)),
];

const sameSquares = (one: readonly Square[], other: readonly Square[]): boolean => {
  const keys = new Set(one.map(keyOf));
  return keys.size === other.length && other.every((square) => keys.has(keyOf(square)));
};

const isFree = (taken: ReadonlyMap<number, string>, face: TileFace, tile: PlacedTile): boolean =>
  drawnSquares(face).every((square) => !taken.has(keyOf(squareOn(face, tile, square))));

/** Every turn and spot of a face that lines up with the link and covers nothing that is taken. */
export function placementsAt(faces: Faces, ground: Ground, faceId: string, linkId: string): Placement[] {
  const face = faceOf(faces, faceId);
  const link = linkOf(ground, linkId);
  const taken = takenSquares(faces, ground);
  const goal = corner(link.covers);
  const found: Placement[] = [];
  for (const [spot, sides] of Object.entries(face.spots))
    for (const turn of TURNS) {
      const [x, y] = corner(coversAt(face, { face: faceId, at: [0, 0], turn }, sides));
      const tile: PlacedTile = { face: faceId, at: [goal[0] - x, goal[1] - y], turn };
      if (sameSquares(coversAt(face, tile, sides), link.covers) && isFree(taken, face, tile))
        found.push({ tile, spot, link: linkId });
    }
  return found;
}

/** Every way to lay a face so that a square of it, spot or not, touches the link. Two turns that take the same squares are one way. */
export function placementsBeside(faces: Faces, ground: Ground, faceId: string, linkId: string): PlacedTile[] {
  const face = faceOf(faces, faceId);
  const taken = takenSquares(faces, ground);
  const touching = besideSquares(linkOf(ground, linkId).covers);
  const found = new Map<string, PlacedTile>();
  for (const turn of TURNS)
    for (const square of drawnSquares(face))
      for (const [x, y] of touching) {
        const [dx, dy] = squareOn(face, { face: faceId, at: [0, 0], turn }, square);
        const tile: PlacedTile = { face: faceId, at: [x - dx, y - dy], turn };
        if (!isFree(taken, face, tile)) continue;
        const squares = drawnSquares(face).map((one) => keyOf(squareOn(face, tile, one)));
        const key = squares.sort().join(' ');
        if (!found.has(key)) found.set(key, tile);
      }
  return [...found.values()];
}
