/** Cards for tests: every hero is alike, so that a test says nothing about the cards of the box. */
const side = (more: readonly object[] = []) => ({
  resilience: 4,
  actions: [
    { kind: 'move', id: 'move', name: 'Move', inspired: 4 },
    { kind: 'attack', id: 'strike', name: 'Strike', inspired: 5, range: 'melee', damage: [1, 3] },
    { kind: 'attack', id: 'shoot', name: 'Shoot', inspired: 4, range: 'ranged', damage: [1, 2] },
    { kind: 'attack', id: 'sweep', name: 'Sweep', inspired: 6, range: 'ranged', area: true, damage: 2 },
    { kind: 'rest', id: 'rest', name: 'Rest', inspired: 5 },
    { kind: 'interact', id: 'interact', name: 'Interact' },
    ...more,
  ],
});
const whistle = {
  kind: 'special',
  id: 'whistle',
  name: 'Whistle',
  inspired: 4,
  lines: [{ do: { command: { hero: 'companion', actions: [1, 2] } } }],
};
const hero = (id: string, more: readonly object[] = []) => ({
  kind: 'hero',
  id,
  hero: id,
  name: id,
  origin: 'ours',
  title: id,
  unwounded: side(more),
  wounded: side(more),
});

export const testHeroes: readonly { id: string }[] = [
  hero('calthia'),
  hero('dhoraz'),
  hero('luxa', [whistle]),
  hero('regis'),
  hero('taros'),
];

const treasure = (id: string, more: object) => ({ kind: 'treasure', id, name: id, origin: 'ours', ...more });
const slash = {
  kind: 'attack',
  id: 'slash',
  name: 'Slash',
  inspired: 5,
  range: 'melee',
  damage: [1, 3],
};
export const testTreasure: readonly { id: string }[] = [
  treasure('sword', { type: 'weapon', actions: [slash] }),
  treasure('bow', { type: 'weapon', actions: [{ ...slash, id: 'loose', name: 'Loose', range: 'ranged' }] }),
  treasure('mail', { type: 'armour', passives: [{ stat: 'resilience', add: 1 }] }),
  treasure('plate', { type: 'armour', passives: [{ stat: 'damage-taken', add: -1 }] }),
  treasure('lens', { type: 'artefact', passives: [{ stat: 'rest', add: 1 }] }),
  treasure('luxas-glaive', {
    type: 'weapon',
    hero: 'luxa',
    actions: [{ ...slash, id: 'reap', name: 'Reap' }],
  }),
  ...['potion-1', 'potion-2', 'potion-3'].map((id) =>
    treasure(id, {
      actions: [
        {
          kind: 'special',
          id: `drink-${id}`,
          name: 'Drink',
          cost: { discardSelf: true },
          lines: [{ do: { heal: { hero: 'you', count: 2 } } }],
        },
      ],
    }),
  ),
  treasure('lucky-blade', {
    type: 'weapon',
    actions: [
      {
        ...slash,
        id: 'cut',
        name: 'Cut',
        lines: [{ if: { target: { slain: true } }, do: { destiny: { hero: 'you' } } }],
      },
    ],
  }),
  treasure('hook', {
    type: 'weapon',
    actions: [{ ...slash, id: 'hook', name: 'Hook', lines: [{ do: { step: { hero: 'you', steps: 1 } } }] }],
  }),
];
