import { type CcBox, emptyBox } from '../src/content/box.js';
import type { ExplorationCard } from '../src/content/schema/index.js';

/** Tiles and cards drawn for tests of the ground. */

type Side = 'north' | 'east' | 'south' | 'west';
type Spots = { readonly [name: string]: readonly (readonly [x: number, y: number, side: Side])[] };

const ours = (kind: string, id: string) => ({ kind, id, name: id, origin: 'ours' });

/** The record of a face; `7a` is a face of tile 7. */
const drawnTile = (id: string, map: readonly string[], spots: Spots = {}, more: object = {}) => ({
  ...ours('tile', id),
  tile: id.replace(/[ab]$/, ''),
  map,
  spots: Object.fromEntries(
    Object.entries(spots).map(([name, spot]) => [
      name,
      spot.map(([x, y, side]) => ({ square: [x, y], side })),
    ]),
  ),
  ...more,
});

const FOUR = ['....', '....', '....', '....'];
/** A gateway in the middle of each side. */
const MIDDLES: Spots = {
  north: [
    [1, 0, 'north'],
    [2, 0, 'north'],
  ],
  east: [
    [3, 1, 'east'],
    [3, 2, 'east'],
  ],
  south: [
    [1, 3, 'south'],
    [2, 3, 'south'],
  ],
  west: [
    [0, 1, 'west'],
    [0, 2, 'west'],
  ],
};

export const TILES = [
  drawnTile(
    'drop',
    ['..', '..'],
    {
      gate: [
        [1, 0, 'east'],
        [1, 1, 'east'],
      ],
    },
    { zone: 'drop' },
  ),
  drawnTile('exit', ['..'], {}, { zone: 'extraction' }),
  drawnTile('1a', FOUR, MIDDLES),
  drawnTile('2a', FOUR, MIDDLES),
  drawnTile('3a', ['.....', '.....'], {
    west: [
      [0, 0, 'west'],
      [0, 1, 'west'],
    ],
    north: [
      [3, 0, 'north'],
      [4, 0, 'north'],
    ],
    south: [
      [1, 1, 'south'],
      [2, 1, 'south'],
    ],
  }),
];

export const boxWith = (...records: readonly object[]): CcBox =>
  emptyBox.with(records.map((record) => ({ file: 'test', record })));

export const exploring = (face: string, more: Partial<ExplorationCard> = {}): ExplorationCard => ({
  kind: 'exploration',
  id: `card-${face}`,
  name: face,
  origin: 'ours',
  face,
  gateways: ['north', 'east', 'south', 'west'],
  lychgates: [],
  objects: [],
  groups: 0,
  ...more,
});
