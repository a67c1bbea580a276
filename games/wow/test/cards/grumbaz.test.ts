import { fightsOf, movesOf, sitDown, speaksOf } from './ability.js';
import { drawn, hurts } from './moments.js';

sitDown();
const grumbaz = { character: 'grumbaz-crowsblood' };
const moves = movesOf(grumbaz);
const fights = fightsOf(grumbaz);
const speaks = speaksOf(grumbaz);

moves(
  'long-stride',
  'one space more, two from yellow on',
  { moves: 2 + 1, has: { energy: 2 } },
  { level: 'yellow', moves: 2 + 2 },
);

moves(
  'bite-down',
  'damage for energy, and a card from green on',
  { has: { damage: 1, energy: 2 + 2, side: 'reverse' }, hand: 0 },
  { level: 'green', has: { damage: 1, energy: 4 }, hand: 1 },
);

moves(
  'pick-a-fight',
  'a challenge in the movement phase',
  {
    lay: (t) => t.deck('grey', 'wisp').script('combat', 2, 2),
    has: { energy: 1, damage: 0 },
  },
  {
    level: 'red',
    given: { damage: 3 },
    lay: (t) => t.deck('grey', 'wisp').script('combat', 2, 2),
    has: { energy: 1, damage: 3 - 2 },
  },
);

moves(
  'scars-keep-count',
  'an attack for each damage, at most 3; defense from yellow on',
  { given: { damage: 2 }, attack: 2 + 2, defense: 5, has: { energy: 1 } },
  { level: 'yellow', given: { damage: 4 }, attack: 4 + 3, defense: 7 + 1 },
);

moves(
  'shove-through',
  'somebody in the space goes where Grumbaz wants, and he a space further',
  {
    replies: [
      ['choose-place', 'g2'],
      ['choose-place', 'g3'],
    ],
    otherHas: { space: 'g3' },
    moves: 2 + 1,
    has: { energy: 1, space: 'g1' },
    hand: 0,
  },
  {
    level: 'red',
    replies: [
      ['choose-place', 'home'],
      ['choose-place', 'decline'],
    ],
    otherHas: { space: 'home' },
    hand: 1,
  },
);

fights(
  'two-handed-argument',
  'a weapon of 4, and 2 damage; stronger with each level',
  { hits: [3 + 4, 'melee'], has: { energy: 2 } },
  { level: 'yellow', hits: [3 + 4 + 1 + 1, 'melee'] },
  { level: 'red', hits: [3 + 4 + 1 + 1 + 2, 'melee'] },
  { foe: 'p2', otherHas: { damage: 2 }, has: { damage: 1 } },
);

fights(
  'war-bellow',
  'one attack, two from green on',
  { hits: [3 + 2 + 1, 'melee'], has: { energy: 3 } },
  { level: 'green', hits: [3 + 3 + 2, 'melee'] },
);

fights(
  'shoulder-first',
  'two attack less for the other side, three from yellow on',
  { foe: 'p2', dice: [1, 4], against: [4 + 2 - 2, 5], has: { damage: 0, energy: 2 } },
  { level: 'yellow', foe: 'p2', dice: [1, 4], against: [4 + 2 - 3, 7] },
);

fights(
  'blood-for-steel',
  'a damage for three attack, or nothing; two for nothing at red',
  { replies: [['pay-for-line', 'yes']], hits: [3 + 2 + 3 + 1, 'melee'], has: { damage: 1, side: 'reverse' } },
  { replies: [['pay-for-line', 'no']], hits: [3 + 2, 'melee'], has: { damage: 0 } },
  { level: 'red', replies: [['pay-for-line', 'no']], hits: [3 + 5 + 2, 'melee'] },
);

fights(
  'trade-blows',
  'two attack for one defense; at red a damage more',
  { hits: [3 + 2 + 2, 'melee'], against: [3, 5 - 1], has: { energy: 2 } },
  { level: 'red', foe: 'p2', hits: [3 + 5 + 2, 'melee'], otherHas: { damage: 2 + 1 } },
);

fights(
  'one-clean-cut',
  'a die of 4 or more fells any encounter',
  { dice: [4, 3], has: { energy: 0 }, tells: 'encounter-defeated' },
  { level: 'red', dice: [4, 3], given: { damage: 2 }, has: { damage: 2 - 1 } },
);

speaks(
  'still-standing',
  'one damage less, and a card from yellow on',
  { at: hurts(2), has: { damage: 1 }, hand: 0 },
  { level: 'yellow', at: hurts(2), has: { damage: 1 }, hand: 1 },
);

speaks(
  'old-grudge',
  'two cards for taking damage, and energy from green on',
  { at: hurts(1), has: { damage: 1, energy: 3 }, hand: 2 },
  { level: 'green', at: hurts(1), has: { energy: 3 + 1 }, hand: 2 },
);

speaks(
  'the-roar-after',
  'heals 2 after a victory, and draws at red',
  { given: { damage: 3 }, at: drawn('wisp'), has: { damage: 1 }, hand: 0 },
  { level: 'red', given: { damage: 3 }, at: drawn('wisp'), has: { damage: 1 }, hand: 1 },
);
