import {
  cellId,
  coversAt,
  drawnSquares,
  type PlacedTile,
  planOf,
  type Square,
} from '@questhall/tabletop/ground';
import { cardsOfKind, tileCard } from './content/library.js';
import type { ExplorationCard, MapCard, TileCard } from './content/schema/index.js';
import { groundOf } from './placing.js';
import type { CcPrinted } from './text/printed.js';

export type PlanTile = { readonly id: string; readonly name: string; readonly squares: readonly Square[] };
/** Tiles and what lies on and between them, in squares, as it is drawn on a card. */
export type CardPlan = {
  readonly tiles: readonly PlanTile[];
  readonly gateways: readonly { readonly open: boolean; readonly covers: readonly Square[] }[];
  readonly lychgates: readonly (readonly Square[])[];
  readonly objects: readonly Square[];
  /** Spaces that a journey names. */
  readonly marked: readonly Square[];
};

const AT_HOME: Omit<PlacedTile, 'face'> = { at: [0, 0], turn: 0 };

const nameOf = (face: TileCard, printed: CcPrinted): PlanTile => ({
  id: face.id,
  name: printed.name(face.id),
  squares: drawnSquares(face),
});
const coversOf = (face: TileCard, spot: string): Square[] =>
  coversAt(face, { face: face.id, ...AT_HOME }, face.spots[spot] ?? []);

/** A side of a tile with all places for gateways. */
export const tilePlan = (face: TileCard, printed: CcPrinted): CardPlan => ({
  tiles: [nameOf(face, printed)],
  gateways: Object.keys(face.spots).map((spot) => ({ open: false, covers: coversOf(face, spot) })),
  ...{ lychgates: [], objects: [], marked: [] },
});

/** A tile with what an exploration card lays on it. */
export function wayPlan(card: ExplorationCard, printed: CcPrinted): CardPlan {
  const face = tileCard(printed, card.face);
  return {
    tiles: [nameOf(face, printed)],
    gateways: card.gateways.map((spot) => ({ open: false, covers: coversOf(face, spot) })),
    lychgates: card.lychgates.map((spot) => coversOf(face, spot)),
    objects: drawnSquares(face).filter((square) => card.objects.includes(cellId(face, square))),
    marked: [],
  };
}

/** A combat map as it is laid out. */
export function mapPlan(card: MapCard, printed: CcPrinted): CardPlan {
  const faces = Object.fromEntries(cardsOfKind(printed, 'tile').map((face) => [face.id, face]));
  const ground = groundOf(card);
  const { cells, squares, tiles } = planOf(faces, ground);
  const among = (wanted: readonly string[]): Square[] =>
    squares.filter((_, cell) => wanted.includes(cells[cell] ?? ''));
  return {
    tiles: ground.tiles.map(({ face }) => ({
      id: face,
      name: printed.name(face),
      squares: squares.filter((_, cell) => tiles[cell] === faces[face]?.tile),
    })),
    gateways: ground.links,
    lychgates: ground.marks.map(({ covers }) => covers),
    objects: among(card.objects.map(({ at }) => at)),
    marked: among(Object.values(card.labels ?? {}).flat()),
  };
}
