import { named } from '@questhall/engine';
import { test } from 'vitest';
import { table } from '../kit.js';
import { became, foe, playTheBox } from './card.js';

playTheBox();

const follow = named<{ seat: string; encounter: string }>('wow.follow-instructions');
const won = (what: object) => ({ falls: true, then: what });

foe(
  'thornwick-gang',
  'grey',
  'a star: an item is lost; the green level',
  { black: 6, then: { bag: 0 } },
  { red: 3, falls: false },
  { red: 4, ...won({ level: 'green' }) },
);
foe(
  'snowgate-troll',
  'grey',
  'a 5 or a star: 1 more damage; the green level',
  { black: 5, then: { damage: 2 } },
  { black: 4, then: { damage: 1 } },
  { red: 4, ...won({ level: 'green' }) },
);
foe(
  'redleaf-captain',
  'grey',
  'the green level',
  { red: 4, falls: false },
  { red: 5, ...won({ level: 'green' }) },
);
foe(
  'barrow-king',
  'green',
  'a star: a card is lost; the yellow level',
  { black: 6, then: { hand: 1, damage: 2 } },
  { red: 4, falls: false },
  { red: 5, ...won({ level: 'yellow' }) },
);
foe(
  'mire-mother',
  'green',
  'a 2 or less weakens the attack; the yellow level',
  { black: 2, red: 5, falls: false },
  { black: 3, red: 5, ...won({ level: 'yellow' }) },
);
foe(
  'pale-abbot',
  'yellow',
  'a 5 or a star: 1 more damage and two energy; the red level',
  { black: 5, then: { damage: 3, energy: 0 } },
  { black: 4, then: { damage: 2, energy: 2 } },
  { red: 5, ...won({ level: 'red' }) },
);
foe(
  'wrecker-captain',
  'yellow',
  'a 2 or less: an item is lost; the red level',
  { black: 1, then: { bag: 0 } },
  { black: 3, red: 5, ...won({ level: 'red', bag: 1 }) },
);
foe(
  'bonefield-giant',
  'yellow',
  'defense 10, and 9 against ranged; the red level',
  { red: 5, falls: false },
  { red: 6, weapon: 'poacher', ...won({ level: 'red' }) },
);
foe(
  'bone-marshal',
  'red',
  'a 5 or a star: two cards are lost',
  { black: 5, then: { hand: 0, damage: 3 } },
  { red: 5, ...won({ log: ['marshals-baton'] }) },
);
foe(
  'drowned-admiral',
  'red',
  'hits with a 1 whoever shoots at him',
  { black: 1, then: { damage: 0 } },
  { black: 1, weapon: 'sling', then: { damage: 3 } },
  { red: 5, ...won({ log: ['admirals-bell'] }) },
);
foe(
  'queen-of-cinders',
  'red',
  'a 2 or less: defense 11',
  { black: 2, red: 5, falls: false },
  { black: 3, red: 5, ...won({ log: ['ember-scale'], damage: 4 }) },
);
foe(
  'hakkar',
  'red',
  'a 4 or more: defense 11',
  { black: 4, red: 5, falls: false },
  { black: 3, red: 5, ...won({ log: ['heart-of-hakkar'] }) },
);

test('ember-walk-monks: 3 damage, and the yellow level for whoever still stands', () => {
  const walks = (damage: number) =>
    table()
      .rival('p1', { space: 'ember-walk', level: 'green', damage })
      .runs(follow, { seat: 'p1', encounter: 'ember-walk-monks' });
  // Health 5: the third damage defeats whoever has taken 2.
  became(walks(1).isQuiet(), { level: 'yellow', damage: 0 });
  became(walks(2).isQuiet(), { level: 'green', damage: 0, space: 'ironforge' });
});

test('booty-bay-baron: a yellow item as a gift, and two more to be seen', () => {
  const gives = (...bag: string[]) =>
    table()
      .rival('p1', { space: 'booty-bay', level: 'yellow', bag })
      .runs(follow, { seat: 'p1', encounter: 'booty-bay-baron' });
  const three = ['vine-horror#1', 'basilisk#1', 'mirage-djinn'];
  became(
    gives(...three)
      .picks('p1', 'mirage-djinn')
      .isQuiet(),
    { bag: 2, log: ['harbor-papers'] },
  );
  became(gives('vine-horror#1', 'basilisk#1').picks('p1', 'basilisk#1').isQuiet(), { bag: 1, log: [] });
  became(gives('carrion-crow#1').isQuiet(), { bag: 1, log: [] });
});
