import { fightsOf, movesOf, sitDown, speaksOf } from './ability.js';
import { hurts, moment, strolls } from './moments.js';

sitDown();
const brandon = { character: 'brandon-lightstone' };
const moves = movesOf(brandon);
const fights = fightsOf(brandon);
const speaks = speaksOf(brandon);

moves(
  'early-march',
  'a space further, two from yellow on',
  { moves: 3, has: { energy: 2 } },
  { level: 'yellow', moves: 4 },
);

moves(
  'clean-bandage',
  'heals 2, and 1 for somebody beside him',
  { given: { damage: 2 }, other: { damage: 2 }, has: { damage: 0, energy: 1 }, otherHas: { damage: 1 } },
  { level: 'red', given: { damage: 4 }, has: { damage: 1 } },
);

moves(
  'raise-the-banner',
  'the other side of the card, and an attack for this turn',
  { has: { side: 'reverse', energy: 1 }, attack: 3 + 1, defense: 5 },
  { level: 'yellow', given: { damage: 1 }, has: { side: 'reverse', damage: 0 }, attack: 5 + 1 },
);

moves(
  'wash-it-off',
  'what is attached to him goes, and a card comes',
  {
    lay: (t) => t.attach('iron-jaws#1', 'p2', 'p1'),
    otherHas: { deck: { discard: ['iron-jaws#1'] } } as never,
    hand: 1,
    has: { energy: 2 },
  },
  { level: 'green', given: { damage: 2 }, has: { damage: 1 }, hand: 1 },
);

moves(
  'the-bells-of-home',
  'to the nearest city, healed by 2; two cards at red',
  { given: { damage: 2 }, has: { space: 'home', damage: 0, energy: 0 }, hand: 0 },
  { level: 'red', given: { damage: 4 }, has: { space: 'home', damage: 4 - 2 }, hand: 2 },
);

fights(
  'shield-high',
  'two defense, three from yellow on',
  { against: [3, 6 + 2], has: { energy: 3 } },
  { level: 'yellow', against: [3, 8 + 3] },
);

fights(
  'measured-blow',
  'two attack after the roll, three from yellow on',
  { hits: [3 + 2 + 2, 'melee'], has: { energy: 2 } },
  { level: 'yellow', hits: [3 + 4 + 3, 'melee'] },
);

fights(
  'hammer-of-morning',
  'a ranged weapon of 4',
  { hits: [3 + 4, 'ranged'], has: { energy: 2 } },
  { level: 'red', hits: [3 + 4 + 1 + 1 + 2, 'ranged'] },
);

fights(
  'enough',
  'the battle is over; a card from yellow on',
  {
    foe: 'p2',
    dice: [6, 6],
    tells: 'battle-cancelled',
    has: { damage: 0, energy: 2 },
    otherHas: { damage: 0 },
  },
  { level: 'yellow', dice: [6, 6], tells: 'battle-cancelled', hand: 1 },
);

fights(
  'weighed-and-found-wanting',
  'the other die shows 1; an attack at red',
  { dice: [3, 6], against: [1, 6], has: { energy: 1 } },
  { level: 'red', dice: [3, 6], against: [1, 9], hits: [3 + 5 + 1, 'melee'] },
);

fights(
  'knees-locked',
  'with two damage two attack and two defense, three at red',
  { given: { damage: 2 }, hits: [3 + 2 + 2, 'melee'], against: [3, 6 + 2], has: { energy: 3 } },
  { level: 'red', given: { damage: 2 }, hits: [3 + 5 + 2, 'melee'], against: [3, 9 + 3] },
);

speaks(
  'my-word-on-it',
  'one damage less, two from yellow on',
  { at: hurts(2), has: { damage: 1 } },
  { level: 'yellow', at: hurts(3), has: { damage: 1 } },
);

speaks(
  'that-is-not-fair',
  'somebody else’s card does nothing; a card from yellow on',
  { at: strolls, otherHas: { hand: [] }, moves: 0, tells: 'cancelled', hand: 0 },
  { level: 'yellow', at: strolls, moves: 0, hand: 1 },
);

speaks(
  'night-watch',
  'heals 2 as the turn ends, and draws at red',
  { given: { damage: 2 }, at: moment('turn-ends'), has: { damage: 0, energy: 2 }, hand: 0 },
  { level: 'red', given: { damage: 4 }, at: moment('turn-ends'), has: { damage: 2 }, hand: 1 },
);
