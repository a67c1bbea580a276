import { fightsOf, movesOf, sitDown, speaksOf } from './ability.js';
import { drawn, hurts, moment } from './moments.js';

sitDown();
const sandrai = { character: 'sandrai-darkshine' };
const moves = movesOf(sandrai);
const fights = fightsOf(sandrai);
const speaks = speaksOf(sandrai);

moves(
  'small-print',
  'a damage for two cards, three from yellow on',
  { has: { damage: 1, energy: 2 }, hand: 2 },
  { level: 'yellow', has: { damage: 1 }, hand: 3 },
);

moves(
  'sign-here',
  'a damage for the other side and energy',
  { has: { damage: 1, side: 'reverse', energy: 2 + 1 }, attack: 1 },
  { level: 'green', has: { damage: 1, side: 'reverse', energy: 2 + 2 }, attack: 2 },
);

moves(
  'the-itch',
  'lies on somebody within three spaces; a card is lost from yellow on',
  { other: { space: 'r1', hand: ['bob-stroll#1'] }, on: 'p2', otherHand: 1, has: { energy: 1 } },
  { level: 'yellow', other: { hand: ['bob-stroll#1'] }, on: 'p2', otherHand: 0 },
);

moves(
  'tithe',
  'somebody nearby takes 1 damage, Sandrai heals 1',
  { given: { damage: 1 }, otherHas: { damage: 1 }, has: { damage: 0, energy: 1 }, hand: 0 },
  { level: 'yellow', other: { space: 'g2' }, otherHas: { damage: 1 }, hand: 1 },
);

moves(
  'hole-in-the-map',
  'somebody else is here; two attack at red',
  { other: { space: 'far' }, otherHas: { space: 'g1' }, has: { energy: 0 }, attack: 2 },
  { level: 'red', other: { space: 'r1' }, otherHas: { space: 'g1' }, attack: 5 + 2 },
);

fights(
  'cinder-clause',
  'a ranged weapon of 5 for a damage of one’s own',
  { hits: [3 + 5, 'ranged'], has: { damage: 1, energy: 3 } },
  { level: 'red', hits: [3 + 5 + 1 + 1 + 2, 'ranged'], has: { damage: 1 } },
  { foe: 'p2', otherHas: { damage: 2 } },
);

fights(
  'drain-the-cup',
  'an attack and a damage healed; two attack from yellow on',
  { given: { damage: 1 }, hits: [3 + 2 + 1, 'ranged'], has: { damage: 0, energy: 2 } },
  { level: 'yellow', hits: [3 + 4 + 2, 'ranged'] },
);

fights(
  'all-thumbs',
  'two attack less for the other side; a defense less from green on',
  { foe: 'p2', dice: [1, 3], against: [3 + 2 - 2, 4], has: { energy: 2 } },
  { level: 'green', foe: 'p2', dice: [1, 3], against: [3 + 2 - 2, 5], foeDefense: 5 - 1 },
);

fights(
  'shared-account',
  'the own damage for another character, at most 3',
  {
    level: 'green',
    given: { damage: 2 },
    foe: 'p2',
    dice: [1, 1],
    otherHas: { damage: 2 },
    has: { energy: 2 },
  },
  {
    level: 'red',
    given: { damage: 4 },
    foe: 'p2',
    other: { level: 'red' },
    dice: [1, 1],
    otherHas: { damage: 3 },
    has: { damage: 3 },
  },
);

fights(
  'imps-errand',
  'the own die is rolled again while the imp is there',
  { given: { side: 'reverse' }, dice: [1, 3, 4], hits: [4 + 1, 'ranged'], has: { energy: 3 } },
  { level: 'red', given: { side: 'reverse' }, dice: [1, 3, 4], hits: [4 + 4 + 1, 'ranged'] },
);

fights(
  'fire-sale',
  'an attack for each card in hand, at most 4',
  { holds: ['small-print', 'tithe'], hits: [3 + 2 + 2, 'ranged'], has: { energy: 1 }, hand: 2 },
  { level: 'red', holds: ['small-print'], foe: 'p2', hits: [3 + 5 + 1, 'ranged'], otherHas: { damage: 3 } },
);

speaks(
  'pass-it-on',
  'of the damage taken 1 heals, and 1 goes to somebody nearby',
  { at: hurts(1), has: { damage: 0 }, otherHas: { damage: 1 }, hand: 0 },
  { level: 'yellow', at: hurts(2), has: { damage: 1 }, otherHas: { damage: 1 }, hand: 1 },
);

speaks(
  'foreclosure',
  'two cards when another character is defeated; heals from yellow on',
  { at: moment('character-defeated', 'p2'), hand: 2 },
  {
    level: 'yellow',
    given: { damage: 3 },
    at: moment('character-defeated', 'p2'),
    hand: 2,
    has: { damage: 1 },
  },
);

speaks(
  'receipt',
  'a card and a damage healed for a victory',
  { given: { damage: 1 }, at: drawn('wisp'), hand: 1, has: { damage: 0 } },
  { level: 'yellow', given: { damage: 3 }, at: drawn('wisp'), hand: 1, has: { damage: 1 } },
);
