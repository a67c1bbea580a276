/** A square of a tile (`7:c2`: tile 7, column c, row 2, as printed) or a space of a printed map (`ashenvale`). */
export type CellId = string;
/** The place of a cell in the list of its plan. */
export type CellNumber = number;
export type TileId = string;
export type LinkId = string;
/** Clockwise. */
export type Turn = 0 | 90 | 180 | 270;
export type Side = 'north' | 'east' | 'south' | 'west';
export type Square = readonly [x: number, y: number];

/** Where a gateway or lychgate may lie: along these sides of these squares, outside the tile. */
export type Spot = readonly { readonly square: Square; readonly side: Side }[];

/** One side of a tile, drawn: `.` is a square, `#` is none. */
export type TileFace = {
  readonly id: string;
  readonly tile: TileId;
  readonly map: readonly string[];
  readonly spots: { readonly [name: string]: Spot };
};
export type Faces = { readonly [face: string]: TileFace };

/** A map that is printed as a whole: spaces, and which of them are neighbours. */
export type Chart = {
  readonly cells: readonly CellId[];
  readonly roads: readonly (readonly [CellId, CellId])[];
};

/** `at` is the upper left corner of the tile after its turn. */
export type PlacedTile = { readonly face: string; readonly at: Square; readonly turn: Turn };

/** A piece between tiles. All cells that an open one touches are adjacent to each other; a closed one joins nothing. */
export type Link = {
  readonly id: LinkId;
  readonly open: boolean;
  /** The squares it covers; no figure stands there. */
  readonly covers: readonly Square[];
};

/** A piece that only marks the cells it touches: a lychgate. */
export type Mark = { readonly id: string; readonly covers: readonly Square[] };

/** Replaced as a whole and never changed, so forks share it. */
export type Ground = {
  readonly tiles: readonly PlacedTile[];
  readonly links: readonly Link[];
  readonly marks: readonly Mark[];
};

/** All that a ground says about cells, worked out once for each ground. Lists without a name are by number of the cell. */
export type Plan = {
  readonly cells: readonly CellId[];
  readonly numbers: ReadonlyMap<CellId, CellNumber>;
  readonly beside: readonly (readonly CellNumber[])[];
  /** On a chart every cell is a tile of its own. */
  readonly tiles: readonly TileId[];
  /** Other tiles that a cell looks into: those at the open links that it touches. */
  readonly outlooks: readonly (readonly TileId[])[];
  /** Cells that a link, open or closed, or a mark touches. */
  readonly touched: { readonly [piece: string]: readonly CellNumber[] };
  /** Where cells lie, for screens; empty for a chart. */
  readonly squares: readonly Square[];
};

/** A tile that is laid with one of its spots where a link lies. */
export type Placement = { readonly tile: PlacedTile; readonly spot: string; readonly link: LinkId };
