import { fightsOf, movesOf, sitDown, speaksOf } from './ability.js';
import { drawn, moment } from './moments.js';

sitDown();
const burbonn = { character: 'burbonn-fang' };
const moves = movesOf(burbonn);
const fights = fightsOf(burbonn);
const speaks = speaksOf(burbonn);

moves(
  'game-trail',
  'a space further; from green on with a look at a discovery',
  { moves: 3, has: { energy: 2 } },
  {
    level: 'green',
    lay: (t) => t.discovery('spot', { token: 'bomb#1', space: 'g3' }),
    replies: [['keep-or-discard-discovery', 'discard']],
    moves: 3,
    tells: 'discovery-discarded',
  },
);

moves(
  'two-fingers-one-whistle',
  'the bear comes, and a card',
  { has: { side: 'reverse', energy: 1 }, attack: 2, hand: 1 },
  { level: 'yellow', given: { damage: 2 }, has: { side: 'reverse', damage: 1 }, attack: 4, hand: 1 },
);

moves(
  'iron-jaws',
  'lies on somebody within two spaces, and bites from yellow on',
  { other: { space: 'g3' }, on: 'p2', has: { energy: 1 }, otherHas: { damage: 0 } },
  { level: 'yellow', on: 'p2', otherHas: { damage: 1 } },
);

moves(
  'nose-to-the-ground',
  'two cards, three at red',
  { hand: 2, has: { energy: 1 } },
  { level: 'red', hand: 3 },
);

moves(
  'shot-from-the-ridge',
  'a marker within two spaces goes with its card',
  { lay: (t) => t.marker(1, 'wisp', 'g3'), tells: 'marker-removed', has: { energy: 1 }, hand: 0 },
  { level: 'yellow', lay: (t) => t.marker(1, 'wisp', 'g2'), tells: 'marker-removed', hand: 1 },
);

fights(
  'second-shot',
  'two attack for a ranged attack, three from yellow on',
  { hits: [3 + 1 + 2, 'ranged'], has: { energy: 2 } },
  { level: 'yellow', hits: [3 + 3 + 3, 'ranged'] },
);

fights(
  'hold-your-breath',
  'the own die is rolled again; an attack at red',
  { dice: [1, 3, 6], hits: [6 + 1, 'ranged'], has: { energy: 3 } },
  { level: 'red', dice: [1, 3, 2], hits: [2 + 4 + 1, 'ranged'] },
);

fights(
  'powder-and-prayer',
  'a ranged weapon of 4 with 2 damage',
  { hits: [3 + 4, 'ranged'], has: { energy: 2 } },
  { level: 'red', hits: [3 + 4 + 1 + 1 + 2, 'ranged'] },
  { foe: 'p2', otherHas: { damage: 2 } },
);

fights(
  'keep-your-distance',
  'two defense against melee, three from yellow on',
  { against: [3, 5 + 2], has: { energy: 3 } },
  { level: 'yellow', against: [3, 7 + 3] },
);

fights(
  'the-bear-has-a-say',
  'three attack with the bear; a damage more at red',
  { given: { side: 'reverse' }, hits: [3 + 2 + 3, 'ranged'], has: { energy: 3 } },
  {
    level: 'red',
    given: { side: 'reverse' },
    foe: 'p2',
    hits: [3 + 5 + 3, 'ranged'],
    otherHas: { damage: 3 },
  },
);

fights(
  'lie-still',
  'the battle is over; a card from green on',
  { dice: [6, 6], tells: 'battle-cancelled', has: { damage: 0, energy: 2 }, hand: 0 },
  { level: 'green', dice: [6, 6], tells: 'battle-cancelled', hand: 1 },
);

speaks(
  'cold-camp',
  'heals 2 in maintenance, and draws from yellow on',
  { given: { damage: 2 }, at: moment('maintenance'), has: { damage: 0, energy: 2 }, hand: 0 },
  { level: 'yellow', given: { damage: 3 }, at: moment('maintenance'), has: { damage: 1 }, hand: 1 },
);

speaks(
  'tripwire',
  'somebody nearby takes 1 damage when another has moved',
  { other: { space: 'g2' }, at: moment('movement-ended', 'p2'), otherHas: { damage: 1 }, hand: 0 },
  { level: 'red', at: moment('movement-ended', 'p2'), otherHas: { damage: 1 }, hand: 1 },
);

speaks(
  'over-the-fireplace',
  'two cards for a victory; heals at red',
  { given: { damage: 1 }, at: drawn('wisp'), hand: 2, has: { damage: 1 } },
  { level: 'red', given: { damage: 1 }, at: drawn('wisp'), hand: 2, has: { damage: 0 } },
);
