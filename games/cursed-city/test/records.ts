/** Records that tests of rules are made of: alike, small, and nobody's story. */

const ours = (kind: string, id: string) => ({ kind, id, name: id, origin: 'ours' });
const whole = (row: object) => [{ from: 1, to: 12, ...row }];

const dice = [
  { ...ours('die', 'd6'), faces: [...Array(4).fill('failure'), 'success', 'critical'] },
  {
    ...ours('die', 'd8'),
    faces: [...Array(4).fill('failure'), ...Array(2).fill('success'), ...Array(2).fill('critical')],
  },
  {
    ...ours('die', 'd12'),
    faces: [...Array(4).fill('failure'), ...Array(4).fill('success'), ...Array(4).fill('critical')],
  },
];

const side = (inspired: boolean) => ({
  move: inspired ? [4, 5] : [3, 4],
  agility: ['d8'],
  vitality: ['d6'],
  defence: ['d8'],
  weapons: [
    { id: 'blade', name: 'Blade', cost: 1, range: 'melee', dice: ['d6', 'd6'], damage: [1, 3] },
    { id: 'bow', name: 'Bow', cost: 2, range: 'ranged', dice: ['d8'], damage: [2, 4], reload: true },
  ],
});

/** Eight heroes who differ in nothing but their class. */
const CLASSES = [
  'blade',
  'blade',
  'executioner',
  'executioner',
  'stalwart',
  'stalwart',
  'loremaster',
  'loremaster',
];
export const HEROES = ['ada', 'bert', 'cora', 'dirk', 'edda', 'finn', 'gil', 'hana'] as const;
export const heroes = HEROES.map((id, i) => ({
  ...ours('hero', id),
  class: CLASSES[i],
  keywords: ['human'],
  size: 'large',
  path: {
    window: 'hostile-slain',
    if: { target: { lastOfGroup: true } },
    lines: [{ do: { inspiration: { hero: 'you', add: 1 } } }],
  },
  front: side(false),
  inspired: side(true),
}));

const hostileSide = (night: boolean) => ({
  move: night ? 4 : 3,
  wounds: night ? 3 : 2,
  weapons: [{ id: 'claw', name: 'Claw', range: 'melee', dice: ['d6', 'd6'], damage: [1, 2] }],
  behaviour: [
    { from: 1, to: 6, name: 'Advance', does: ['advance'] },
    { from: 7, to: 12, name: 'Charge', does: ['charge'] },
  ],
});
export const bones = {
  ...ours('hostile', 'bones'),
  size: 'small',
  models: [
    { id: 'bone', name: 'Bone', count: 6 },
    { id: 'captain', name: 'Captain', count: 1, champion: true, wounds: 1 },
  ],
  composition: [{ model: 'captain', most: 1, mustFrom: 4 }],
  day: hostileSide(false),
  night: hostileSide(true),
};
const brute = {
  ...ours('hostile', 'brute'),
  size: 'large',
  models: [{ id: 'brute', name: 'Brute', count: 2 }],
  day: { ...hostileSide(false), wounds: 8, passives: [{ stat: 'reduce', add: 1 }] },
  night: { ...hostileSide(true), wounds: 9, passives: [{ stat: 'reduce', add: 2 }] },
};

const encounters = Array.from({ length: 6 }, (_, i) => ({
  ...ours('encounter', `encounter-${i + 1}`),
  rows: [2, 2, 3, 3, 4, 5].map((count) => [{ category: 'bones', count }]),
}));

const discovery = [
  { ...ours('discovery', 'potion'), type: 'treasure', copies: 4 },
  {
    ...ours('discovery', 'pit'),
    type: 'trap',
    copies: 2,
    lines: [{ do: { damage: { hero: 'you', count: 1 } } }],
  },
  { ...ours('discovery', 'dread'), type: 'crisis', copies: 2 },
  ...[1, 2, 3].map((value) => ({
    ...ours('discovery', `stone-${value}`),
    type: 'realmstone',
    copies: 4,
    value,
  })),
];

const items = ['black-rose', 'red-blade', 'tapestry-of-ages'].map((id) => ours('item', id));

/** The drop zone lies west of the hall; a gateway joins them. */
const tiles = [
  {
    ...ours('tile', 'drop'),
    tile: 'drop',
    zone: 'drop',
    map: ['..', '..'],
    spots: {
      east: [
        { square: [1, 0], side: 'east' },
        { square: [1, 1], side: 'east' },
      ],
    },
  },
  {
    ...ours('tile', 'zone'),
    tile: 'zone',
    zone: 'extraction',
    map: ['..', '..'],
    spots: {
      west: [
        { square: [0, 0], side: 'west' },
        { square: [0, 1], side: 'west' },
      ],
    },
  },
  {
    ...ours('tile', 'hall'),
    tile: 'hall',
    map: ['......', '......', '......', '......'],
    spots: {
      west: [
        { square: [0, 0], side: 'west' },
        { square: [0, 1], side: 'west' },
      ],
      east: [
        { square: [5, 0], side: 'east' },
        { square: [5, 1], side: 'east' },
      ],
    },
  },
];
const map = {
  ...ours('map', 'one-hall'),
  tiles: [
    { face: 'drop', at: [0, 0], turn: 0 },
    { face: 'hall', at: [3, 0], turn: 0 },
  ],
  gateways: [
    {
      id: 'west',
      open: true,
      covers: [
        [2, 0],
        [2, 1],
      ],
    },
    {
      id: 'east',
      covers: [
        [9, 0],
        [9, 1],
      ],
    },
  ],
  lychgates: [
    {
      id: 'crypt',
      covers: [
        [5, 4],
        [6, 4],
      ],
    },
  ],
  objects: [{ at: 'hall:c3' }, { at: 'hall:f4' }],
};

const hunt = {
  ...ours('journey', 'hunt'),
  type: 'hunt',
  intro: '',
  success: '',
  failure: '',
  maps: whole({ map: 'one-hall' }),
  victory: { text: 'slay six champions', if: { slain: { champion: true, atLeast: 6 } } },
  consequences: { always: [{ do: { track: { track: 'fear', by: 1 } } }] },
};

export const baseRecords: readonly { readonly id: string; readonly [field: string]: unknown }[] = [
  ...dice,
  ...heroes,
  bones,
  brute,
  ...encounters,
  ...discovery,
  ...items,
  ...tiles,
  map,
  hunt,
  { ...ours('table', 'events'), use: 'event', rows: whole({ name: 'Quiet', lines: [] }) },
  { ...ours('table', 'extractions'), use: 'extraction', rows: whole({ name: 'Quiet', lines: [] }) },
  {
    ...ours('quest', 'city'),
    opening: '',
    middle: [],
    won: '',
    lost: { fear: '', influence: '', deaths: '' },
    fear: 5,
    influence: 6,
    daytime: 8,
    questTrack: 12,
    journeys: ['hunt'],
    last: 'hunt',
    events: 'events',
    extraction: 'extractions',
  },
  { ...ours('difficulty', 'standard') },
];
