import type { Square } from '../../../map/ground/points.js';
import type { MapLink, MapPlan, MapSite } from '../../../map/plan.js';
import type { Texture } from '../../../map/Textures.js';

type Tile = Square & {
  readonly width: number;
  readonly height: number;
  readonly tone: string;
  readonly texture: Texture;
};

/** A made-up town of seven tiles with a street between them: 250 squares. */
const TILES: readonly Tile[] = [
  { x: 0, y: 0, width: 8, height: 5, tone: 'oak', texture: 'bricks' },
  { x: 9, y: 0, width: 7, height: 6, tone: 'moon', texture: 'cobbles' },
  { x: 17, y: 0, width: 5, height: 9, tone: 'moss', texture: 'flags' },
  { x: 0, y: 6, width: 8, height: 5, tone: 'slate', texture: 'cobbles' },
  { x: 0, y: 12, width: 9, height: 4, tone: 'mud', texture: 'planks' },
  { x: 10, y: 7, width: 6, height: 7, tone: 'wine', texture: 'flags' },
  { x: 17, y: 10, width: 5, height: 1, tone: 'sea', texture: 'water' },
];

const squareId = ({ x, y }: Square): string => `${x}:${y}`;

const squaresOf = ({ x, y, width, height }: Tile): Square[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));

const gate = (from: Square, to: Square, state: MapLink['state'] = 'open'): MapLink => ({
  id: `gate ${squareId(from)}`,
  between: [squareId(from), squareId(to)],
  state,
});

const SITES: readonly MapSite[] = TILES.flatMap((tile) =>
  squaresOf(tile).map((square) => ({
    id: squareId(square),
    squares: [square],
    tone: tile.tone,
    texture: tile.texture,
  })),
);

/** Gateways stand on squares of the street. `nameOf` says what a tile is called, by its number. */
export const townOf = (nameOf: (tile: number) => string): MapPlan => ({
  sites: SITES,
  links: [
    gate({ x: 7, y: 2 }, { x: 9, y: 2 }),
    gate({ x: 15, y: 3 }, { x: 17, y: 3 }),
    gate({ x: 3, y: 4 }, { x: 3, y: 6 }),
    gate({ x: 12, y: 5 }, { x: 12, y: 7 }),
    gate({ x: 5, y: 10 }, { x: 5, y: 12 }, 'shut'),
    gate({ x: 8, y: 13 }, { x: 10, y: 13 }),
    gate({ x: 19, y: 8 }, { x: 19, y: 10 }, 'locked'),
  ],
  regions: TILES.map((tile, i) => ({
    id: `tile ${i + 1}`,
    name: nameOf(i + 1),
    sites: squaresOf(tile).map(squareId),
  })),
});
