import { numberOf } from './plan.js';
import type { CellId, CellNumber, Plan, TileId } from './types.js';

const NO_TILES: readonly TileId[] = [];

/** On the same tile, or an open link touches one of the two and borders the tile of the other. It works both ways. */
export function seesByNumber({ tiles, outlooks }: Plan, a: CellNumber, b: CellNumber): boolean {
  const one = tiles[a] as TileId;
  const other = tiles[b] as TileId;
  if (one === other) return true;
  return (outlooks[a] ?? NO_TILES).includes(other) || (outlooks[b] ?? NO_TILES).includes(one);
}

export const seesByTile = (plan: Plan, a: CellId, b: CellId): boolean =>
  seesByNumber(plan, numberOf(plan, a), numberOf(plan, b));
