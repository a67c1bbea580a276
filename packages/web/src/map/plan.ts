import type { Line, Point, Square } from './ground/points.js';
import type { Texture } from './Textures.js';

/** A place where figures stand: an area or a square of a battlefield, or a land of a world map. */
export type MapSite = {
  readonly id: string;
  readonly name?: string | undefined;
  /** Its colour: `--map-tone-<tone>`. */
  readonly tone?: string | undefined;
  readonly texture?: Texture | undefined;
  /** A drawing on its floor: a path in a box of 512. */
  readonly emblem?: string | undefined;
  readonly lit?: boolean | undefined;
  /** How many figures it holds; shown under its name. */
  readonly limit?: number | undefined;
} & Shape;
/** Whole squares, or corners in squares, clockwise. */
type Shape = { readonly squares: readonly Square[] } | { readonly outline: readonly Point[] };

export type LinkState = 'open' | 'shut' | 'locked';

/** What joins two sites: a door between squares, a road between lands. */
export type MapLink = {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly state: LinkState;
  /** The squares it lies on, if it is more than a door in a wall: its game draws it. */
  readonly covers?: readonly Square[] | undefined;
  /** It lies beside the floor, and nobody walks over it. */
  readonly aside?: boolean | undefined;
};

/** Sites that have a name in common: a tile, a country. */
export type MapRegion = {
  readonly id: string;
  readonly name: string;
  readonly sites: readonly string[];
  /** A drawing on its floor: a path in a box of 512. */
  readonly emblem?: string | undefined;
};

/** A map as data. Whoever changes the state of a link keeps `sites` as it is, and nothing is worked out anew. */
export type MapPlan = {
  readonly sites: readonly MapSite[];
  readonly links: readonly MapLink[];
  readonly regions?: readonly MapRegion[] | undefined;
  /** Walls that are not where sites end or a link stands. */
  readonly edges?: readonly Line[] | undefined;
  /** Squares beyond the sites that are to be seen as well. */
  readonly beyond?: readonly Square[] | undefined;
  /** How much is seen around the outermost sites, in squares; half a square if nothing is said. */
  readonly margin?: number | undefined;
};
