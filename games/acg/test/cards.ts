/**
 * Cards for tests only: plain ones whose numbers a test can rely on. Quest-icon cards, so that no deck picks them up.
 */
export const enemy = (id: string, more: object = {}) => ({
  kind: 'enemy',
  id,
  name: id,
  origin: 'ours',
  rank: 'standard',
  tier: null,
  traits: [],
  copies: 1,
  attack: 1,
  health: 3,
  resilience: 0,
  bar: ['inflict'],
  quest: true,
  ...more,
});
export const location = (id: string, more: object = {}) => ({
  kind: 'location',
  id,
  name: id,
  origin: 'ours',
  tier: null,
  traits: [],
  explore: 6,
  spawn: { faceup: 0, facedown: 0 },
  quest: true,
  ...more,
});
export const gear = (id: string, more: object = {}) => ({
  kind: 'gear',
  id,
  name: id,
  origin: 'ours',
  slot: 'accessory',
  ...more,
});
export const event = (id: string, lines: readonly object[], more: object = {}) => ({
  kind: 'dungeon',
  id,
  name: id,
  origin: 'ours',
  type: 'event',
  treasure: 0,
  quest: true,
  lines,
  ...more,
});
export const item = (id: string, abilities: object[], more: object = {}) => ({
  kind: 'dungeon',
  id,
  name: id,
  origin: 'ours',
  type: 'item',
  treasure: 0,
  quest: true,
  abilities,
  ...more,
});

export const testCards: object[] = [
  enemy('test-brigand', { traits: ['Brigand'] }),
  enemy('test-undead', { traits: ['Undead'], copies: 3 }),
  enemy('test-ratfolk', { traits: ['Ratfolk'], copies: 3 }),
  enemy('test-greenskin', { traits: ['Greenskin'], copies: 3 }),
  enemy('test-brute', { copies: 9 }),
  // The plain id stands for a brute too: tests that do not care which copy it is.
  enemy('test-stalker', { bar: ['advance', 'inflict'] }),
  enemy('test-skulker', { bar: ['inflict', 'retreat'] }),
  enemy('test-stubborn', { cannot: ['be-exhausted'] }),
  enemy('test-aloof', { cannot: ['be-engaged'] }),
  enemy('test-tier-1', { tier: 1 }),
  enemy('test-tier-2', { tier: 2 }),
  enemy('test-tier-3', { tier: 3 }),
  enemy('test-hunter', {
    bar: ['hunt'],
    keywords: { hunt: { lines: [{ do: { engage: { enemy: 'this', hero: { most: 'wounds' } } } }] } },
  }),
  enemy('test-martyr', {
    bar: ['burn', 'inflict'],
    keywords: { burn: { lines: [{ do: { suffer: { enemy: 'this', count: 9 } } }] } },
  }),
  enemy('test-summoner', {
    bar: ['call'],
    keywords: { call: { lines: [{ do: { spawn: { count: 1 } } }] } },
  }),
  enemy('test-nemesis', {
    rank: 'nemesis',
    traits: ['Nemesis'],
    attack: 2,
    health: 6,
    nemesisEffect: { lines: [{ do: { distribute: { what: 'wounds', count: 2 } } }] },
  }),
  enemy('test-nemesis-2', {
    rank: 'nemesis',
    traits: ['Nemesis'],
    attack: 3,
    health: 6,
    nemesisEffect: { lines: [{ do: { suffer: { hero: 'you', count: 2 } } }] },
  }),
  location('test-hall'),
  location('test-gate', { spawn: { faceup: 1, facedown: 0 } }),
  location('test-warren', { spawn: { faceup: 2, facedown: 1 } }),
  location('test-den', { spawn: { faceup: 3, facedown: 2 } }),
  location('test-crypt', { spawn: { faceup: 0, facedown: 2 } }),
  gear('test-charm'),
  gear('test-trinket'),
  gear('test-sword', { slot: 'weapon' }),
  gear('test-axe', { slot: 'weapon' }),
  gear('test-spear', { slot: 'weapon' }),
  gear('test-mail', { slot: 'armour', passives: [{ stat: 'health', add: 4 }] }),
  gear('test-plate', { slot: 'armour' }),
  gear('test-buckler', {
    slot: 'armour',
    abilities: [
      {
        window: 'modify-dice',
        cost: { exhaustSelf: true },
        lines: [{ do: { modifyRoll: { icon: 'defence', add: 1 } } }],
      },
    ],
  }),
  gear('test-purse', { passives: [{ stat: 'tokens-per-action', add: 1 }] }),
  event('test-bruise', [{ do: { suffer: { hero: 'you', count: 1 } } }]),
  event('test-bruise-and-treasure', [{ do: { suffer: { hero: 'you', count: 1 } } }], { treasure: 1 }),
  event('test-hoard', [], { treasure: 2 }),
  event('test-ambush', [{ do: { spawn: { count: 2 } } }]),
  item('test-salve', [
    {
      window: 'before-action',
      cost: { discardSelf: true },
      lines: [{ do: { recover: { hero: 'you', count: 2 } } }],
    },
  ]),
];
