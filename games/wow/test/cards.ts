/** A small box for tests of rules: four characters that are alike, a drawn board, and a few cards of every kind. */
const LEVELS = ['grey', 'green', 'yellow', 'red'] as const;

const printed = { origin: 'ours' } as const;

type SideGiven = { readonly [field: string]: unknown };

const side = (given: SideGiven = {}) => ({
  attack: 2,
  type: 'melee',
  defense: 5,
  damage: 1,
  health: 4,
  icons: ['sword', 'mail'],
  ...given,
});

/** Level by level one more of everything, and the reverse one more attack. */
export const testCharacter = (id: string, given: SideGiven = {}) => ({
  kind: 'character',
  id,
  name: id,
  title: 'Tester',
  ...printed,
  levels: Object.fromEntries(
    LEVELS.map((level, i) => {
      const up = { attack: 2 + i, defense: 5 + i, health: 4 + i };
      return [level, { start: side({ ...up, ...given }), reverse: side({ ...up, attack: 3 + i, ...given }) }];
    }),
  ),
});

export const testAbility = (id: string, given: object) => ({
  kind: 'ability',
  id,
  name: id,
  ...printed,
  character: 'ann',
  background: 'red',
  timing: 'movement',
  cost: 0,
  lines: [{ do: { steps: { add: 1 } } }],
  ...given,
});

export const testEncounter = (
  id: string,
  given: { colour?: string; front?: object; back?: object; copies?: number } = {},
) => ({
  kind: 'challenge',
  id,
  name: id,
  ...printed,
  colour: given.colour ?? 'grey',
  ...(given.copies !== undefined && { copies: given.copies }),
  front: { is: 'encounter', attack: 2, type: 'melee', defense: 5, damage: 1, ...given.front },
  back: given.back ?? { is: 'none' },
});

export const testItem = (id: string, given: { colour?: string; back?: object } = {}) =>
  testEncounter(id, {
    ...given,
    back: { is: 'item', name: `${id} item`, slot: 'bag', ...given.back },
  });

export const testQuest = (id: string, given: object = {}) => ({
  kind: 'quest',
  id,
  name: id,
  ...printed,
  deck: 'elite',
  valor: 1,
  conditions: [{ travel: { spaces: ['never'] } }],
  ...given,
});

/**
 * ```
 * home - g1 - g2 - g3 - away        far (a city beyond)
 *  |      |    |    |    |           |
 *  +----- v1 - y1 - r1   +--- w1 -- w2
 * ```
 */
const testWorld = {
  kind: 'world',
  id: 'test-world',
  name: 'Test',
  ...printed,
  die: [
    { spaces: 1, energy: 3 },
    { spaces: 2, energy: 2 },
    { spaces: 2, energy: 2 },
    { spaces: 3, energy: 2 },
    { spaces: 3, energy: 1 },
    { spaces: 4, energy: 1 },
  ],
  track: 10,
  regions: { land: 'The Land' },
  spaces: [
    { id: 'home', colour: 'grey', city: true, links: ['g1', 'v1'], resources: ['quest-giver'] },
    { id: 'away', colour: 'grey', city: true, links: ['g3', 'w1'], resources: ['flight-path'] },
    { id: 'far', colour: 'grey', city: true, links: ['w2'], resources: ['auction-house'] },
    { id: 'g1', colour: 'grey', links: ['g2', 'v1'], resources: ['scroll', 'book'] },
    { id: 'g2', colour: 'grey', links: ['g3', 'y1'], resources: ['flight-path'] },
    { id: 'g3', colour: 'grey', links: ['r1'], key: true },
    { id: 'v1', colour: 'green', links: ['y1'], resources: ['small-healing'], key: true },
    { id: 'y1', colour: 'yellow', links: ['r1'], resources: ['large-healing'] },
    { id: 'r1', colour: 'red', links: [], resources: ['flight-path'] },
    { id: 'w1', colour: 'grey', links: ['w2'], resources: ['place-discovery'], encounter: 'errand' },
    { id: 'w2', colour: 'grey', links: [], encounter: 'ogre' },
  ].map((space, i) => ({ name: space.id, region: 'land', at: [i * 9, 50], ...space })),
};

const TOKENS = [
  'gold',
  'hearthstone',
  'far-sight',
  'rocket-boots',
  'traveling-merchant',
  'ambush',
  'false-map',
  'power-drain',
  'disease',
  'bomb',
];

const NAMES = ['ann', 'bob', 'cid', 'dee'];

/** A test adds the ability cards that it plays; those of the decks do next to nothing. */
export const testCards: readonly object[] = [
  testWorld,
  ...NAMES.map((name) => testCharacter(name)),
  ...NAMES.map((name, i) =>
    testAbility(`${name}-stroll`, { character: name, background: i % 2 === 0 ? 'red' : 'blue', copies: 23 }),
  ),
  ...LEVELS.flatMap((colour) => [
    testEncounter(`${colour}-rat`, { colour, copies: 3 }),
    testItem(`${colour}-pouch`, { colour }),
  ]),
  ...TOKENS.map((token) => ({ kind: 'discovery', id: token, name: token, ...printed, token, copies: 2 })),
  ...Array.from({ length: 8 }, (_, i) => testQuest(`start-${i + 1}`, { deck: 'starting' })),
  ...Array.from({ length: 6 }, (_, i) => testQuest(`elite-${i + 1}`, { valor: 2 })),
  { kind: 'trophy', id: 'ear', name: 'Ear', ...printed, valor: 3, copies: 2 },
  { kind: 'trophy', id: 'tooth', name: 'Tooth', ...printed, valor: 1, copies: 4, once: true },
  {
    kind: 'board-encounter',
    id: 'ogre',
    name: 'Ogre',
    ...printed,
    combat: { attack: 3, type: 'melee', defense: 6, damage: 2 },
    reward: { level: 'green' },
  },
  {
    kind: 'board-encounter',
    id: 'errand',
    name: 'Errand',
    ...printed,
    instructions: [{ do: { heal: { who: 'you', count: 1 } } }],
    reward: { trophy: 'tooth' },
  },
];
