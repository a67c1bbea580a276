import { gainItem } from '../../src/procs.js';
import { movementPhase } from '../../src/rules/movement.js';
import type { WowTable } from '../kit.js';
import { fightsOf, movesOf, sitDown, speaksOf } from './ability.js';
import { hurts } from './moments.js';

sitDown();
const dongon = { character: 'dongon-swiftblade' };
const moves = movesOf(dongon);
const fights = fightsOf(dongon);
const speaks = speaksOf(dongon);

moves(
  'rooftops',
  'two spaces further, and a card at red',
  { moves: 2 + 2, has: { energy: 2 }, hand: 0 },
  { level: 'red', moves: 2 + 2, hand: 1 },
);

moves(
  'light-fingers',
  'takes an item out of a bag nearby',
  { other: { bag: ['trinket'] }, has: { bag: ['trinket'], energy: 1 }, otherHas: { bag: [] }, hand: 0 },
  { level: 'yellow', other: { bag: ['trinket'], space: 'g2' }, otherHas: { bag: [] }, hand: 1 },
);

moves(
  'into-the-dark',
  'hidden, with an attack more; a space further from green on',
  { has: { side: 'reverse', energy: 2 }, attack: 3 + 1, moves: 2 },
  { level: 'green', has: { side: 'reverse' }, attack: 4 + 1, moves: 3 },
);

moves(
  'borrowed-notes',
  'somebody nearby loses a card, Dongon draws one',
  { other: { hand: ['bob-stroll#1'] }, otherHand: 0, hand: 1, has: { energy: 1 } },
  { level: 'red', other: { hand: ['bob-stroll#1'] }, otherHand: 0, hand: 2 },
);

moves(
  'a-friend-of-a-friend',
  'an item of the own level; equipped at once from yellow on',
  { lay: (t) => t.deck('grey', 'trinket'), has: { bag: ['trinket'], energy: 0 } },
  {
    level: 'yellow',
    given: { bag: ['blade'] },
    lay: (t) => t.deck('yellow', 'yellow-pouch'),
    has: { bag: ['yellow-pouch'], weapon: 'blade' },
  },
);

fights(
  'from-behind',
  'two attack for the attacker, and one more from hiding or from yellow on',
  { hits: [3 + 2 + 2, 'melee'], has: { energy: 2 } },
  { given: { side: 'reverse' }, hits: [3 + 3 + 2 + 1, 'melee'] },
  { level: 'yellow', hits: [3 + 4 + 2 + 1, 'melee'] },
);

fights(
  'thrown-knife',
  'a ranged weapon of 4, stronger with each level',
  { hits: [3 + 4, 'ranged'], has: { energy: 2 } },
  { level: 'red', hits: [3 + 4 + 1 + 1 + 2, 'ranged'] },
);

fights(
  'slip-aside',
  'one defense after the roll, two from green on',
  { against: [3, 4 + 1], has: { energy: 3 } },
  { level: 'green', against: [3, 5 + 1 + 1] },
);

fights(
  'smoke-and-away',
  'the battle is over, and the post stays on the track',
  { dice: [6, 6], tells: 'battle-cancelled', has: { damage: 0, energy: 2 }, hand: 0 },
  { level: 'yellow', dice: [6, 6], tells: 'battle-cancelled', hand: 1 },
);

fights(
  'loaded-die',
  'the own die is 2 higher, at most a star; the other 1 lower at red',
  { hits: [3 + 2 + 2, 'melee'], against: [3, 4], has: { energy: 2 } },
  { dice: [5, 3], hits: [6 + 2, 'melee'] },
  { level: 'red', hits: [3 + 2 + 5, 'melee'], against: [3 - 1, 7] },
);

fights(
  'green-edge',
  'an attack and a damage more; two attack from yellow on',
  { foe: 'p2', hits: [3 + 2 + 1, 'melee'], otherHas: { damage: 1 + 1 } },
  { level: 'yellow', hits: [3 + 4 + 1 + 1, 'melee'] },
);

const rolls = (t: WowTable) => t.turnOf('p1', 'movement').script('movement', 1).runs(movementPhase, {});
speaks(
  'up-before-dawn',
  'energy with the roll, and a space at red',
  { at: rolls, has: { energy: 2 + 1 }, moves: 2 },
  { level: 'red', at: rolls, has: { energy: 3 }, moves: 2 + 1 },
);

const finds = (t: WowTable) => t.deck('grey', 'trinket').runs(gainItem, { seat: 'p2', level: 'grey' });
speaks(
  'finders-share',
  'takes what somebody else has just found',
  { at: finds, has: { bag: ['trinket'] }, otherHas: { bag: [] }, hand: 0 },
  { level: 'yellow', at: finds, has: { bag: ['trinket'] }, otherHas: { bag: [] }, hand: 1 },
);

speaks(
  'wrong-troll',
  'no damage at all, and a card at red',
  { at: hurts(3), has: { damage: 0 }, hand: 0 },
  { level: 'red', at: hurts(9), has: { damage: 0 }, hand: 1 },
);
