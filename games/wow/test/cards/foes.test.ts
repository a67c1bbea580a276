import { foe, playTheBox } from './card.js';

playTheBox();

const ranged = { weapon: 'sling' };
const loses = (what: 'hand' | 'bag', left: number) => ({ then: { [what]: left } });
const hurts = (black: number, damage: number) => ({ black, then: { damage } });

// The test character: attack 2, defense 5, damage 1, health 4; one more of each but damage for each level.
foe('murloc-tidecaller', 'grey', 'a 5 or a star: 1 more damage', hurts(4, 1), hurts(5, 2));
foe(
  'cutpurse',
  'grey',
  'a star: an item is lost',
  { black: 6, ...loses('bag', 0) },
  { black: 5, ...loses('bag', 1) },
);
foe('cave-rat', 'grey', 'hits with a 3 too', hurts(3, 1), hurts(2, 0));
foe('drunken-deserter', 'grey', 'misses with a 3', hurts(3, 0), hurts(4, 1));
foe(
  'hedge-witch',
  'grey',
  'a star: a card is lost',
  { black: 6, ...loses('hand', 1) },
  { black: 5, ...loses('hand', 2) },
);
foe(
  'web-spinner',
  'grey',
  'a 4 or more weakens the attack',
  { black: 4, red: 3, falls: false },
  { black: 3, red: 3, falls: true },
);
foe(
  'carrion-crow',
  'grey',
  'defense 4, and 5 against melee',
  { red: 2, falls: false },
  { red: 3, falls: true },
  { red: 2, ...ranged, falls: true },
);
foe(
  'bog-slime',
  'grey',
  'defense 5, and 4 against ranged',
  { red: 2, falls: false },
  { red: 2, ...ranged, falls: true },
);
foe('goblin-tinkerer', 'grey', 'a 1 finishes it off', { black: 1, falls: true }, { black: 2, falls: false });
foe('wandering-ghoul', 'grey', 'a star: 1 more damage', hurts(5, 1), hurts(6, 2));

foe(
  'forest-troll',
  'green',
  'a 2 or less: defense 7',
  { black: 2, red: 3, falls: false },
  { black: 3, red: 3, falls: true },
);
foe(
  'troll-witch-doctor',
  'green',
  'a 5 or a star: 1 more damage, and the attack against it is weaker',
  { black: 5, red: 3, falls: false, then: { damage: 2 } },
  { black: 4, red: 3, falls: true, then: { damage: 1 } },
);
foe(
  'smuggler',
  'green',
  'a star: an item is lost',
  { black: 6, ...loses('bag', 0) },
  { black: 5, ...loses('bag', 1) },
);
foe(
  'barrow-wight',
  'green',
  'a star: a card is lost',
  { black: 6, ...loses('hand', 1) },
  { black: 5, ...loses('hand', 2) },
);
foe(
  'stone-beetle',
  'green',
  'defense 7, and 6 against ranged',
  { red: 3, falls: false },
  { red: 4, ...ranged, falls: true },
);
foe(
  'runaway-apprentice',
  'green',
  'a 1: both take it',
  { black: 1, falls: true, then: { damage: 1 } },
  { black: 2, falls: false, then: { damage: 0 } },
);
foe(
  'giant-spider',
  'green',
  'a 4 or more weakens the attack',
  { black: 4, red: 3, falls: false },
  { black: 3, red: 3, falls: true },
);
foe(
  'harpy',
  'green',
  'defense 6, and 7 against melee',
  { red: 3, falls: false },
  { red: 4, falls: true },
  { red: 4, ...ranged, falls: true },
);
foe(
  'bog-hag',
  'green',
  'a 2 or less: an energy is lost',
  { black: 2, then: { energy: 1 } },
  { black: 3, then: { energy: 2 } },
);
foe('ogre-drifter', 'green', 'misses with a 3 or a 4', hurts(3, 0), hurts(4, 0), hurts(5, 2));
foe(
  'restless-spirit',
  'green',
  'defense 6, and 7 against melee',
  { red: 3, falls: false },
  { red: 4, ...ranged, falls: true },
);
foe(
  'satyr-trickster',
  'green',
  'a star takes a card, a 1 gives one',
  { black: 6, hand: ['ann-stroll#1'], ...loses('hand', 0) },
  { black: 1, ...loses('hand', 3) },
);

foe(
  'sand-scorpion',
  'yellow',
  'a star: 1 more damage and an energy',
  { black: 6, then: { damage: 3, energy: 1 } },
  { black: 5, then: { damage: 2, energy: 2 } },
);
foe(
  'basilisk',
  'yellow',
  'a 5 or a star: the attack is 2 weaker',
  { black: 5, red: 5, falls: false },
  { black: 4, red: 4, falls: true },
);
foe(
  'corsair',
  'yellow',
  'a star: an item is lost',
  { black: 6, ...loses('bag', 0) },
  { black: 5, ...loses('bag', 1) },
);
foe(
  'dust-elemental',
  'yellow',
  'a 2 or less weakens the attack',
  { black: 2, red: 3, falls: false },
  { black: 3, red: 3, falls: true },
);
foe(
  'tomb-thief',
  'yellow',
  'a 5 or a star: an item is lost',
  { black: 5, ...loses('bag', 0) },
  { black: 4, ...loses('bag', 1) },
);
foe(
  'fallen-priest',
  'yellow',
  'a 5 or a star: a card is lost',
  { black: 5, ...loses('hand', 1) },
  { black: 4, ...loses('hand', 2) },
);
foe(
  'rusted-golem',
  'yellow',
  'a 1: defense 6 instead of 9',
  { black: 1, red: 2, falls: true },
  { black: 2, red: 2, falls: false },
);
foe(
  'carrion-drake',
  'yellow',
  'defense 7, and 8 against melee',
  { red: 3, falls: false },
  { red: 4, falls: true },
  { red: 5, ...ranged, falls: true },
);
foe('bone-mage', 'yellow', 'a star: 1 more damage', hurts(5, 2), hurts(6, 3));
foe(
  'goblin-sapper',
  'yellow',
  'a 2 or less: both take it',
  { black: 2, falls: true, then: { damage: 1 } },
  { black: 3, falls: false, then: { damage: 3 } },
);
foe(
  'vine-horror',
  'yellow',
  'defense 8, and 7 against ranged',
  { red: 3, falls: false },
  { red: 5, ...ranged, falls: true },
);
foe(
  'mirage-djinn',
  'yellow',
  'a 1 or a star turns the red die back by 1',
  { black: 1, red: 3, falls: false },
  { black: 2, red: 3, falls: true },
);
foe('troll-berserker', 'yellow', 'hits with a 2 too', hurts(1, 0), hurts(2, 2));
foe(
  'steppe-shaman',
  'yellow',
  'a 4 or more: an energy is lost',
  { black: 4, then: { energy: 1 } },
  { black: 3, then: { energy: 2 } },
);

foe(
  'lich-acolyte',
  'red',
  'a 5 or a star: two cards are lost',
  { black: 5, ...loses('hand', 0) },
  { black: 4, ...loses('hand', 2) },
);
foe('blood-zealot', 'red', 'a 2 hits too, and for 3', hurts(1, 0), hurts(2, 3), hurts(3, 2));
foe(
  'obsidian-giant',
  'red',
  'a 1: defense 8 instead of 10',
  { black: 1, red: 3, falls: true },
  { black: 2, red: 3, falls: false },
);
foe(
  'ash-wraith',
  'red',
  'defense 8, and 9 against melee',
  { red: 3, falls: false },
  { red: 4, falls: true },
  { red: 6, ...ranged, falls: true },
);
foe(
  'hag-of-the-road',
  'red',
  'a 2 or less: two energy are lost; a star: an item',
  { black: 2, then: { energy: 0, bag: 1 } },
  { black: 6, then: { energy: 2, bag: 0 } },
);
foe('dark-ranger', 'red', 'a star: 1 more damage', hurts(5, 2), hurts(6, 3));
foe(
  'whispering-fiend',
  'red',
  'a 4 or more: the attack is 2 weaker',
  { black: 4, red: 4, falls: false },
  { black: 3, red: 3, falls: true },
);
foe(
  'jungle-colossus',
  'red',
  'defense 9, and 8 against ranged',
  { red: 3, falls: false },
  { red: 6, ...ranged, falls: true },
);
foe(
  'rune-warden',
  'red',
  'a star: a card is lost',
  { black: 6, ...loses('hand', 1) },
  { black: 5, ...loses('hand', 2) },
);
foe('ember-priestess', 'red', 'a 2 or less: 1 damage all the same', hurts(2, 1), hurts(3, 2));
foe(
  'war-troll',
  'red',
  'a 2 or less: defense 9',
  { black: 2, red: 3, falls: false },
  { black: 3, red: 3, falls: true },
);
