import {
  BAR,
  type CellId,
  type Faces,
  freeGait,
  type Gait,
  type Ground,
  numberOf,
  type Plan,
  type TileFace,
} from '@questhall/tabletop/ground';

const face = (id: string, tile: string, map: string[], spots: TileFace['spots'] = {}): TileFace => ({
  id,
  tile,
  map,
  spots,
});

/** Tiles of the decision's example, and some for corners. */
export const FACES: Faces = {
  '1a': face('1a', '1', ['....', '....', '....'], {
    east: [
      { square: [3, 0], side: 'east' },
      { square: [3, 1], side: 'east' },
    ],
  }),
  '2a': face('2a', '2', ['....', '....', '....'], {
    west: [
      { square: [0, 0], side: 'west' },
      { square: [0, 1], side: 'west' },
    ],
    south: [
      { square: [2, 2], side: 'south' },
      { square: [3, 2], side: 'south' },
    ],
  }),
  '3a': face('3a', '3', ['..#', '#..', '###'], { tip: [{ square: [2, 1], side: 'east' }] }),
  lane: face('lane', 'lane', ['......']),
  wide: face('wide', 'wide', ['......', '......', '......']),
  zone: face('zone', 'zone', ['..', '..', '..']),
};

/** A closed gateway lies east of `1:d1` and `1:d2`. */
export const CLOSED: Ground = {
  tiles: [{ face: '1a', at: [0, 0], turn: 0 }],
  links: [
    {
      id: 'g1',
      open: false,
      covers: [
        [4, 0],
        [4, 1],
      ],
    },
  ],
  marks: [],
};

/** Tile 2 lies behind it, and it is open. */
export const OPEN: Ground = {
  tiles: [...CLOSED.tiles, { face: '2a', at: [5, 0], turn: 0 }],
  links: CLOSED.links.map((link) => ({ ...link, open: true })),
  marks: [{ id: 'l1', covers: [[6, 3]] }],
};

export const alone = (id: string): Ground => ({
  tiles: [{ face: id, at: [0, 0], turn: 0 }],
  links: [],
  marks: [],
});

/** A gait with these marks on these cells. */
export function gaitOf(plan: Plan, marks: { readonly [cell: CellId]: number } = {}): Gait {
  const gait = freeGait(plan);
  for (const [cell, mark] of Object.entries(marks)) gait[numberOf(plan, cell)] = mark;
  return gait;
}

/** Marks that bar these cells. */
export const barring = (...cells: readonly CellId[]): { readonly [cell: CellId]: number } =>
  Object.fromEntries(cells.map((cell) => [cell, BAR]));
