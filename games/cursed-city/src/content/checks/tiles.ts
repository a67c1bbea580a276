import {
  coversAt,
  distances,
  drawnSquares,
  FAR,
  freeGait,
  NO_GROUND,
  type PlacedTile,
} from '@questhall/tabletop/ground';
import type { CcBox } from '../box.js';
import type { TileCard } from '../schema/index.js';
import { type Check, eachOf } from './pack.js';

const flat = ({ id }: TileCard): PlacedTile => ({ face: id, at: [0, 0], turn: 0 });

/** Two faces of a tile, one of a zone, and no tile whose other face is missing. */
export const tilesHaveTwoFaces: Check = eachOf('tile', (card, box) => {
  const faces = Object.values(box.faces).filter(({ tile }) => tile === card.tile);
  const sides = card.zone === undefined ? 2 : 1;
  return [faces.length !== sides && `tile ${card.tile} has ${faces.length} faces instead of ${sides}`];
});

export const rowsAreEven: Check = eachOf('tile', ({ map }) => [
  map.some((row) => row.length !== map[0]?.length) && 'its rows differ in length',
]);

/** Gateways and lychgates lie at squares that are drawn, and on none of them. */
export const spotsLieAtSquares: Check = eachOf('tile', (card) => {
  const drawn = new Set(drawnSquares(card).map(String));
  return Object.entries(card.spots).flatMap(([name, spot]) => [
    spot.some(({ square }) => !drawn.has(String(square))) && `the spot '${name}' is beside no space`,
    coversAt(card, flat(card), spot).some((square) => drawn.has(String(square))) &&
      `the spot '${name}' lies on a space`,
  ]);
});

const isWhole = (box: CcBox, card: TileCard): boolean => {
  const plan = box.planOf({ ...NO_GROUND, tiles: [flat(card)] });
  return !distances(plan, [0], freeGait(plan)).includes(FAR);
};

export const tilesAreWhole: Check = eachOf('tile', (card, box) => [
  !isWhole(box, card) && 'some of its spaces cannot be reached from the others',
]);
