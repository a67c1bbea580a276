import { fightsOf, movesOf, sitDown, speaksOf } from './ability.js';
import { moment, strolls } from './moments.js';

sitDown();
const artumnis = { character: 'artumnis-moondream' };
const moves = movesOf(artumnis);
const fights = fightsOf(artumnis);
const speaks = speaksOf(artumnis);

moves(
  'deer-path',
  'a space further, two from green on',
  { moves: 3, has: { energy: 2 } },
  { level: 'green', moves: 4 },
);

moves(
  'moss-and-patience',
  'heals 2, and 3 from yellow on',
  { given: { damage: 2 }, has: { damage: 0, energy: 1 } },
  { level: 'yellow', given: { damage: 4 }, has: { damage: 1 } },
);

moves(
  'winter-fur',
  'the bear, with a defense more for this turn, two from green on',
  { has: { side: 'reverse', energy: 2 }, attack: 3, defense: 5 + 1 },
  { level: 'green', has: { side: 'reverse' }, attack: 4, defense: 6 + 2 },
);

moves(
  'roots-at-the-ankle',
  'lies on somebody within two spaces; a card is lost at red',
  { other: { hand: ['bob-stroll#1'] }, on: 'p2', otherHand: 1, has: { energy: 1 } },
  { level: 'red', other: { hand: ['bob-stroll#1'] }, on: 'p2', otherHand: 0 },
);

moves(
  'ask-the-owl',
  'two cards, or a look and two spaces; a card more at red',
  { replies: [['choose-option', '0']], hand: 2, moves: 2, has: { energy: 1 } },
  { replies: [['choose-option', '1']], hand: 0, moves: 4 },
  { level: 'red', replies: [['choose-option', '0']], hand: 3 },
);

fights(
  'shaft-of-moon',
  'a ranged weapon of 4',
  { hits: [3 + 4, 'ranged'], has: { energy: 2 } },
  { level: 'red', hits: [3 + 4 + 1 + 1 + 2, 'ranged'] },
);

fights(
  'thornskin',
  'one defense, two from yellow on; the bear hits harder too',
  { hits: [3 + 1, 'ranged'], against: [3, 5 + 1], has: { energy: 3 } },
  { given: { side: 'reverse' }, hits: [3 + 3 + 1, 'melee'], against: [3, 5 + 1] },
  { level: 'yellow', against: [3, 7 + 2] },
);

fights(
  'claw-and-weight',
  'three attack for the bear; a damage more from yellow on',
  { given: { side: 'reverse' }, hits: [3 + 3 + 3, 'melee'], has: { energy: 2 } },
  {
    level: 'yellow',
    given: { side: 'reverse' },
    foe: 'p2',
    hits: [3 + 5 + 3, 'melee'],
    otherHas: { damage: 2 + 1 },
  },
);

fights(
  'lullaby',
  'a fight with an encounter is over, and a card comes; another comes back at red',
  { dice: [5, 5], tells: 'battle-cancelled', has: { damage: 0, energy: 2 }, hand: 1 },
  {
    level: 'red',
    dice: [5, 5],
    given: { discard: ['hush#1', 'new-leaf'] },
    replies: [['regain-cards', 'new-leaf']],
    tells: 'battle-cancelled',
    hand: 2,
  },
);

fights(
  'the-long-night',
  'four attack less for the other side, five at red',
  { foe: 'p2', dice: [1, 6], against: [6 + 2 - 4, 5], has: { damage: 0, energy: 1 } },
  { level: 'red', foe: 'p2', dice: [1, 6], other: { level: 'red' }, against: [6 + 5 - 5, 8] },
);

fights(
  'new-leaf',
  'the own die is rolled again; an attack from yellow on',
  { dice: [1, 3, 5], hits: [5 + 1, 'ranged'], has: { energy: 3 } },
  { level: 'yellow', dice: [1, 3, 4], hits: [4 + 3 + 1, 'ranged'] },
);

speaks(
  'hush',
  'somebody else’s card does nothing; a card at red',
  { at: strolls, otherHas: { hand: [] }, moves: 0, tells: 'cancelled', hand: 0 },
  { level: 'red', at: strolls, moves: 0, hand: 1 },
);

speaks(
  'the-sap-rises',
  'heals 2 as the turn ends, and draws from yellow on',
  { given: { damage: 2 }, at: moment('turn-ends'), has: { damage: 0 }, hand: 0 },
  { level: 'yellow', given: { damage: 3 }, at: moment('turn-ends'), has: { damage: 1 }, hand: 1 },
);

const DISCARD = ['hush#1', 'lullaby#1', 'new-leaf'];
speaks(
  'winter-sleep',
  'two cards of the discard pile come back',
  {
    given: { discard: DISCARD },
    at: moment('maintenance'),
    replies: [['regain-cards', 'hush#1', 'new-leaf']],
    has: { hand: ['hush#1', 'new-leaf'], energy: 2 },
  },
  {
    level: 'red',
    given: { discard: DISCARD, damage: 1 },
    at: moment('maintenance'),
    replies: [['regain-cards', 'hush#1', 'lullaby#1']],
    has: { hand: ['hush#1', 'lullaby#1'], damage: 0 },
  },
);
