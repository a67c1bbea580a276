import { testAbility, testCards, testEncounter, testItem, testQuest } from './cards.js';

const cards = testCards as readonly { readonly kind: string; readonly id: string }[];

/** Cards that make every rule of secrets and moments matter: cancels, replies, combat cards, powers, attachments. */
const deck = (character: string, background: 'red' | 'blue') => {
  const own = (id: string, given: object) =>
    testAbility(`${character}-${id}`, { character, background, copies: 3, ...given });
  return [
    own('stroll', {}),
    own('swing', {
      timing: 'combat',
      window: 'before-roll',
      lines: [{ do: { stat: { who: 'you', stat: 'attack', add: 2, until: 'combat' } } }],
    }),
    own('shot', {
      timing: 'combat',
      window: 'before-roll',
      lines: [],
      weapon: { attack: 4, type: 'ranged' },
      cost: 1,
    }),
    own('turn', {
      timing: 'combat',
      window: 'after-roll',
      lines: [{ may: { die: { whose: 'own', reroll: true } } }],
    }),
    own('veto', {
      timing: 'special',
      window: 'card-played',
      about: 'other',
      lines: [{ do: { cancelCard: {} } }],
    }),
    own('ward', {
      lines: [],
      attach: { to: { character: {} }, passives: [{ stat: 'defense', add: -1 }] },
      improved: [{ level: 'green', lines: [{ do: { draw: { who: 'you', count: 1 } } }] }],
    }),
    own('book', {
      cost: 1,
      lines: [
        { do: { discard: { who: { other: true }, count: 1 } } },
        { do: { discovery: { do: 'place' } } },
      ],
    }),
    own('save', {
      timing: 'special',
      window: 'would-take-damage',
      lines: [{ do: { prevent: { count: 1 } } }],
      copies: 2,
    }),
  ];
};

const ANY = { other: true };
/** Every verb on a card that is played in the movement phase. */
const MOVES: { readonly [name: string]: object } = {
  energy: { energy: { who: 'you', add: 1 } },
  choose: {
    choose: {
      options: [
        { lines: [{ do: { heal: { who: 'you', count: 1 } } }] },
        { lines: [{ do: { steps: { add: 1 } } }] },
      ],
    },
  },
  damage: { damage: { who: ANY, count: 1 } },
  defeat: { defeat: { who: { ...ANY, within: 0 } } },
  detach: { detach: { from: { count: 'all' } } },
  equip: { equip: {} },
  'flip-card': { flipCard: { who: 'you' } },
  item: { item: { who: 'you', level: 'own' } },
  level: { level: { who: 'you', to: 'green' } },
  'lose-item': { loseItem: { who: ANY } },
  marker: { marker: { do: 'rouse' } },
  calm: { marker: { do: 'discard', within: 3 } },
  move: { move: { who: ANY, spaces: 1, chooser: 'you' } },
  quest: { quest: { who: 'you' } },
  regain: { regain: { count: 1 } },
  resource: { resource: { resource: 'large-healing' } },
  roll: {
    roll: { faces: [{ on: [1, 2, 3, 4, 5, 6], lines: [{ do: { draw: { who: 'you', count: 9 } } }] }] },
  },
  send: { send: { who: ANY, to: 'city' } },
  skip: { skip: { phase: 'exploration' } },
  spawn: { spawn: { colour: 'grey', at: 'neighbour' } },
  steal: { steal: { from: ANY } },
  trophy: { trophy: { trophy: 'tooth' } },
};
/** And those of a battle. */
const BATTLES: { readonly [name: string]: object } = {
  type: { type: { who: 'you', type: 'ranged', until: 'combat' } },
  truce: { cancelBattle: {} },
};

const everyVerb = (character: string, background: 'red' | 'blue') => [
  ...Object.entries(MOVES).map(([name, effect]) =>
    testAbility(`${character}-${name}`, { character, background, lines: [{ do: effect }] }),
  ),
  testAbility(`${character}-paid`, {
    character,
    background,
    lines: [{ do: { draw: { who: 'you', count: 1 } }, cost: { energy: 1, damage: 1 } }],
  }),
  ...Object.entries(BATTLES).map(([name, effect]) =>
    testAbility(`${character}-${name}`, {
      character,
      background,
      timing: 'combat',
      window: 'before-roll',
      lines: [{ do: effect }],
    }),
  ),
];

const event = (id: string, front: object, back: object = { is: 'none' }) => ({
  ...testEncounter(id),
  front: { is: 'event', scope: 'special', lines: [], ...front },
  back,
});
const FLIP = [{ do: { flip: {} } }];

/** A whole little game: everybody can win, by travelling and by fighting. */
export const lawCards: readonly object[] = [
  ...cards.filter(({ kind, id }) => kind !== 'ability' && kind !== 'quest' && id !== 'errand'),
  ...cards.filter(({ id }) => id === 'errand'),
  ...deck('ann', 'red'),
  ...deck('bob', 'blue'),
  ...deck('cid', 'red'),
  ...deck('dee', 'blue'),
  ...everyVerb('ann', 'red'),
  ...everyVerb('bob', 'blue'),
  ...everyVerb('cid', 'red'),
  ...everyVerb('dee', 'blue'),
  event(
    'grey-lair',
    { lines: FLIP },
    { is: 'enemy', name: 'Beast', attack: 2, type: 'melee', defense: 5, damage: 1 },
  ),
  event(
    'grey-tale',
    { lines: FLIP },
    { is: 'event', name: 'End', lines: [{ do: { heal: { who: 'you', count: 1 } } }] },
  ),
  event('grey-mist', { scope: 'location', at: 'g3', lines: FLIP }),
  event('grey-call', { lines: [{ do: { challenge: {} } }] }),
  event('grey-peace', {
    scope: 'global',
    lines: [],
    abilities: [{ window: 'turn-ends', about: 'any', lines: [{ do: { end: {} } }] }],
  }),
  testQuest('start-planted', {
    deck: 'starting',
    tokens: { count: 1, among: { colour: 'grey', city: false }, chooser: 'you' },
    conditions: [{ collect: 1 }],
  }),
  ...['g1', 'g2', 'g3', 'w1', 'w2', 'home', 'away', 'far'].map((space) =>
    testQuest(`start-${space}`, {
      deck: 'starting',
      valor: 2,
      conditions: [{ travel: { spaces: [space] } }],
    }),
  ),
  ...['g1', 'g2', 'g3', 'w1'].map((space) =>
    testQuest(`elite-${space}`, { valor: 2, tokens: { on: [space] }, conditions: [{ collect: 1 }] }),
  ),
  testQuest('elite-hunt', { valor: 3, conditions: [{ defeat: {}, count: 2 }] }),
  testQuest('elite-feud', {
    valor: 3,
    conditions: [{ any: [{ damage: 2, to: 'character' }, { trade: 1 }] }],
  }),
  testItem('grey-blade', { back: { slot: 'weapon', attack: 4, type: 'melee', potions: ['mana'] } }),
  testItem('grey-vest', { back: { slot: 'armor', defense: 6, potions: ['health', 'swiftness'] } }),
  testEncounter('grey-wolf', { copies: 2, front: { traits: ['aggro'] } }),
  event('grey-storm', { scope: 'global', passives: [{ stat: 'attack', add: 1, of: 'encounters' }] }),
  event(
    'grey-fair',
    { scope: 'location', at: 'g3', lines: FLIP },
    { is: 'item', name: 'Prize', slot: 'bag' },
  ),
  event('grey-gift', { lines: [{ do: { draw: { who: 'you', count: 1 } } }] }),
];
