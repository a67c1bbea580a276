import { fightsOf, movesOf, sitDown, speaksOf } from './ability.js';
import { moment } from './moments.js';

sitDown();
const zowka = { character: 'zowka-shattertusk' };
const moves = movesOf(zowka);
const fights = fightsOf(zowka);
const speaks = speaksOf(zowka);

moves(
  'four-feet',
  'to the other side of the card and back, and a space further',
  { has: { side: 'reverse', energy: 2 }, moves: 3, hand: 0 },
  { given: { side: 'reverse' }, has: { side: 'start' }, moves: 2 + 1 + 1 },
  { level: 'yellow', has: { side: 'reverse' }, hand: 1 },
);

moves(
  'totem-of-stone',
  'two defense while it stands; heals at red',
  { on: 'p1', attack: 2, defense: 5 + 2, has: { energy: 1 } },
  { level: 'red', given: { damage: 2 }, on: 'p1', defense: 8 + 2, has: { damage: 1 } },
);

moves(
  'totem-of-embers',
  'an attack while it burns; a card from yellow on',
  { on: 'p1', attack: 2 + 1, defense: 5, has: { energy: 1 }, hand: 0 },
  { level: 'yellow', on: 'p1', attack: 4 + 1, hand: 1 },
);

moves(
  'wind-on-the-blade',
  'an attack for the own weapon; a space from green on',
  { given: { weapon: 'blade' }, on: 'blade', attack: 3 + 1, has: { energy: 1 }, moves: 2 },
  { level: 'green', given: { weapon: 'blade' }, on: 'blade', attack: 3 + 1, moves: 3 },
);

moves(
  'spring-water',
  'heals 3, and draws at red',
  { given: { damage: 2 }, has: { damage: 0, energy: 1 }, hand: 0 },
  { level: 'red', given: { damage: 5 }, has: { damage: 2 }, hand: 1 },
);

fights(
  'forked-sky',
  'a ranged weapon of 4 with 2 damage',
  { hits: [3 + 4, 'ranged'], has: { energy: 2 } },
  { level: 'red', hits: [3 + 4 + 1 + 1 + 2, 'ranged'] },
  { foe: 'p2', otherHas: { damage: 2 }, has: { damage: 1 } },
);

fights(
  'ask-the-ground',
  'defense, attack or both, as the die says',
  { dice: [2, 3, 3], hits: [3 + 2, 'melee'], against: [3, 5 + 2], has: { energy: 3 } },
  { dice: [3, 3, 3], hits: [3 + 2 + 2, 'melee'], against: [3, 5] },
  { level: 'yellow', dice: [6, 3, 3], hits: [3 + 4 + 2, 'melee'], against: [3, 7 + 2], hand: 1 },
);

fights(
  'stubborn-as-rock',
  'one defense, two from green on',
  { against: [3, 5 + 1], has: { energy: 3 } },
  { level: 'green', against: [3, 6 + 2] },
);

fights(
  'loud-sky',
  'the other die is rolled again; an attack from yellow on',
  { dice: [3, 6, 1], against: [1, 5], has: { energy: 2 } },
  { level: 'yellow', dice: [3, 6, 2], against: [2, 7], hits: [3 + 4 + 1, 'melee'] },
);

fights(
  'grandmother-leans-in',
  'the own die is rolled again; an attack at red',
  { dice: [1, 3, 5], hits: [5 + 2, 'melee'], has: { energy: 3 } },
  { level: 'red', dice: [1, 3, 4], hits: [4 + 5 + 1, 'melee'] },
);

fights(
  'storm-in-the-fist',
  'three attack; a damage more at red',
  { hits: [3 + 2 + 3, 'melee'], has: { energy: 1 } },
  { level: 'red', foe: 'p2', hits: [3 + 5 + 3, 'melee'], otherHas: { damage: 2 + 1 } },
);

speaks(
  'up-again',
  'two cards when Zowka is defeated, three from yellow on',
  { at: moment('character-defeated'), hand: 2 },
  { level: 'yellow', at: moment('character-defeated'), hand: 3 },
);

speaks(
  'rain-before-noon',
  'heals 1 as the turn begins, 2 from yellow on',
  { given: { damage: 2 }, at: moment('turn-begins'), has: { damage: 1 } },
  { level: 'yellow', given: { damage: 2 }, at: moment('turn-begins'), has: { damage: 0 } },
);

speaks(
  'the-drum-answers',
  'two cards for a quest; heals from green on',
  { given: { damage: 2 }, at: moment('quest-completed'), hand: 2, has: { damage: 2 } },
  { level: 'green', given: { damage: 3 }, at: moment('quest-completed'), hand: 2, has: { damage: 1 } },
);
