import { fightsOf, movesOf, sitDown, speaksOf } from './ability.js';
import { hurts, moment, strolls } from './moments.js';

sitDown();
const sofeea = { character: 'sofeea-icecall' };
const moves = movesOf(sofeea);
const fights = fightsOf(sofeea);
const speaks = speaksOf(sofeea);

moves(
  'one-step-sideways',
  'to a space within two, without steps',
  { replies: [['choose-place', 'g3']], has: { space: 'g3', energy: 1 }, moves: 2, hand: 0 },
  { level: 'yellow', replies: [['choose-place', 'y1']], has: { space: 'y1' }, hand: 1 },
);

moves(
  'cold-reading',
  'two cards, and one is discarded; a space from green on',
  {
    holds: ['footnote'],
    replies: [['discard-cards', 'footnote#2']],
    hand: 2,
    has: { energy: 2 },
    moves: 2,
  },
  { level: 'green', holds: ['footnote'], replies: [['discard-cards', 'footnote#2']], hand: 2, moves: 3 },
);

moves(
  'rime-coat',
  'ice all over, and a damage heals; more defense at red',
  { given: { damage: 1 }, has: { side: 'reverse', damage: 0, energy: 1 }, attack: 1, defense: 6 },
  { level: 'red', has: { side: 'reverse' }, attack: 4, defense: 9 + 1 },
);

moves(
  'frost-on-the-road',
  'lies on somebody within three spaces; a card is lost from yellow on',
  { other: { hand: ['bob-stroll#1'] }, on: 'p2', otherHand: 1, has: { energy: 1 } },
  { level: 'yellow', other: { hand: ['bob-stroll#1'] }, on: 'p2', otherHand: 0 },
);

moves(
  'door-in-the-air',
  'to any city, and two cards at red',
  { replies: [['choose-place', 'far']], has: { space: 'far', energy: 0 }, hand: 0 },
  { level: 'red', replies: [['choose-place', 'away']], has: { space: 'away' }, hand: 2 },
);

fights(
  'ice-spear',
  'a ranged weapon of 4 with 2 damage',
  { hits: [3 + 4, 'ranged'], has: { energy: 2 } },
  { level: 'red', hits: [3 + 4 + 1 + 1 + 2, 'ranged'] },
  { foe: 'p2', otherHas: { damage: 2 } },
);

fights(
  'handful-of-embers',
  'a ranged weapon of 3 for nothing',
  { hits: [3 + 3, 'ranged'], has: { energy: 3 } },
  { level: 'red', hits: [3 + 3 + 1 + 1 + 1, 'ranged'] },
);

fights(
  'numb-hands',
  'the other die is 2 lower, at least 1; an attack less from yellow on',
  { against: [3 - 2, 4], has: { energy: 2 } },
  { dice: [3, 2], against: [1, 4] },
  { level: 'yellow', foe: 'p2', dice: [1, 6], against: [4 + 2 - 1, 6] },
);

fights(
  'quiet-mind',
  'one attack, two from green on',
  { hits: [3 + 2 + 1, 'ranged'], has: { energy: 3 } },
  { level: 'green', hits: [3 + 3 + 2, 'ranged'] },
);

fights(
  'turn-the-page',
  'a star, which Sofeea draws for; one more card at red',
  { hits: [6 + 2, 'ranged'], has: { energy: 1 }, hand: 1 },
  { level: 'red', hits: [6 + 5, 'ranged'], hand: 2 },
);

fights(
  'glass-wall',
  'three defense, four at red',
  { against: [3, 4 + 3], has: { energy: 2 } },
  { level: 'red', against: [3, 7 + 3 + 1] },
);

speaks(
  'footnote',
  'somebody else’s card does nothing',
  { at: strolls, otherHas: { hand: [] }, moves: 0, tells: 'cancelled', hand: 0 },
  { level: 'yellow', at: strolls, moves: 0, hand: 1 },
);

speaks(
  'already-dead',
  'two damage less, and one heals at red',
  { at: hurts(3), has: { damage: 1 } },
  { level: 'red', given: { damage: 1 }, at: hurts(2), has: { damage: 0 } },
);

speaks(
  'night-library',
  'two cards when the turn ends; a damage heals from green on',
  { at: moment('turn-ends'), hand: 2, has: { energy: 2 } },
  { level: 'green', given: { damage: 2 }, at: moment('turn-ends'), hand: 2, has: { damage: 1 } },
);
