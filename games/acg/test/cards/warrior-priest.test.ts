import { expect } from 'vitest';
import { table } from '../kit.js';
import { card } from './card.js';

/** The Warrior Priest sits at p1, the Ironbreaker at p2. */
const chapel = () => table({ heroes: ['warrior-priest', 'ironbreaker'] });

card('verdict-of-iron', 'strikes one enemy with two dice; its fall heals the worst wounded by two', () => {
  const t = chapel().hero('warrior-priest', { wounds: 3 }).hero('ironbreaker', { wounds: 4 });
  t.enemy('a', { in: 'warrior-priest', health: 2 }).enemy('b', { in: 'warrior-priest' }).enemy('c');
  t.rolls({ hero: ['success', 'success'], enemy: ['blank', 'blank'] })
    .acts('warrior-priest', 'attack')
    .asks('p1', 'choose-targets', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'a')
    .enemyIsGone('a')
    .heroHas('ironbreaker', { wounds: 2 })
    .heroHas('warrior-priest', { wounds: 3, exhausted: ['attack'] })
    .isQuiet();
});

card('verdict-of-iron', 'heals himself if he is the worst wounded', () => {
  const t = chapel().hero('warrior-priest', { wounds: 6 }).hero('ironbreaker', { wounds: 4 });
  t.enemy('a', { in: 'warrior-priest', health: 1 })
    .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .heroHas('warrior-priest', { wounds: 4 })
    .heroHas('ironbreaker', { wounds: 4 })
    .isQuiet();
});

card('verdict-of-iron', 'heals nobody if the enemy stands', () => {
  const t = chapel().hero('ironbreaker', { wounds: 4 }).enemy('a', { in: 'warrior-priest', health: 2 });
  t.rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .enemyIs('a', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 4 })
    .isQuiet();
});

const hymn = (health: number) =>
  chapel()
    .hero('warrior-priest', { advanced: ['attack'], wounds: 3 })
    .hero('ironbreaker', { wounds: 4 })
    .enemy('a', { in: 'warrior-priest', health });

card(
  'hammer-and-hymn',
  'strikes with three dice; a fall heals three wounds, shared as the party likes',
  () => {
    hymn(3)
      .rolls({ hero: ['success', 'success', 'success'], enemy: ['blank'] })
      .acts('warrior-priest', 'attack')
      .enemyIsGone('a')
      .asks('party', 'distribute-recovery', '0', '1', '2', '3')
      .picks('party', '1')
      .heroHas('warrior-priest', { wounds: 2 })
      .heroHas('ironbreaker', { wounds: 2 })
      .isQuiet();
  },
);

card('hammer-and-hymn', 'heals nobody if the enemy stands', () => {
  hymn(4)
    .rolls({ hero: ['success', 'success', 'success'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .enemyIs('a', { wounds: 3 })
    .heroHas('warrior-priest', { wounds: 3 })
    .heroHas('ironbreaker', { wounds: 4 })
    .isQuiet();
});

/** One of the two others is aided, the second stands by. */
const three = () => table({ heroes: ['warrior-priest', 'ironbreaker', 'waywatcher'] });

card('sigmars-light', 'aids with two dice; the target may ready one; both recover one', () => {
  const t = three()
    .hero('warrior-priest', { wounds: 5 })
    .hero('waywatcher', { wounds: 5, exhausted: ['rest', 'attack'] })
    .hero('ironbreaker', {
      wounds: 5,
      exhausted: ['attack', 'rest'],
      tokens: { attack: 2, aid: 2, explore: 2 },
    });
  t.rolls({ hero: ['success', 'success'] })
    .acts('warrior-priest', 'aid')
    .asks('p1', 'choose-hero-to-aid', 'ironbreaker', 'waywatcher')
    .picks('p1', 'ironbreaker')
    .asks('p2', 'choose-action-to-ready', 'inexorable-advance', 'stubborn-resolve')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2', 'inexorable-advance')
    .heroHas('ironbreaker', { wounds: 4, exhausted: ['rest'], tokens: { rest: 2 } })
    .heroHas('warrior-priest', { wounds: 4 })
    .heroHas('waywatcher', { wounds: 5, exhausted: ['rest', 'attack'] })
    .isQuiet();
});

card('laying-on-of-hands', 'lifts one condition before the roll, heals both by two, keeps others off', () => {
  const t = three()
    .hero('warrior-priest', { advanced: ['aid'], wounds: 5 })
    .hero('waywatcher', { wounds: 5, exhausted: ['rest', 'attack'], conditions: ['sickened'] })
    .hero('ironbreaker', {
      wounds: 5,
      conditions: ['bleeding', 'sickened'],
      exhausted: ['rest', 'explore'],
      tokens: { attack: 2, aid: 2, explore: 2 },
    });
  t.rolls({ hero: ['success', 'success'] })
    .acts('warrior-priest', 'aid')
    .answers('p1', 'choose-hero-to-aid', 'ironbreaker')
    .asks('p2', 'choose-condition', 'bleeding', 'sickened')
    .doesNotEmit('dice-rolled')
    .picks('p2', 'sickened')
    .asks('p2', 'choose-action-to-ready', 'into-the-dark', 'stubborn-resolve')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2', 'stubborn-resolve')
    // Bleeding goes by itself, because he was aided.
    .heroHas('ironbreaker', { wounds: 3, exhausted: ['explore'], tokens: { rest: 2 }, conditions: [] })
    .heroHas('warrior-priest', { wounds: 3 })
    .heroHas('waywatcher', { wounds: 5, exhausted: ['rest', 'attack'], conditions: ['sickened'] })
    .isQuiet();
  expect(t.board.vetoes).toMatchObject([{ verb: 'receive-conditions', on: 'ironbreaker', until: 'round' }]);
  // A blessing is a condition too, and does not reach him.
  t.hero('warrior-priest', { advanced: ['rest'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('warrior-priest', 'rest')
    .answers('party', 'choose-hero-for-condition', 'ironbreaker')
    .heroHas('ironbreaker', { conditions: [] })
    .isQuiet();
});

const lantern = () =>
  chapel()
    .deck('dungeon', ['test-bruise', 'test-hoard'])
    .hero('warrior-priest', { health: 20, wounds: 4 })
    .hero('ironbreaker', { health: 20, wounds: 9 });

card('pilgrims-lantern', 'explores with two dice, draws, and heals whoever has least health left', () => {
  lantern()
    .rolls({ hero: ['success', 'success+success'] })
    .acts('warrior-priest', 'explore')
    .heroHas('warrior-priest', { wounds: 5, exhausted: ['explore'] })
    .heroHas('ironbreaker', { wounds: 8 })
    .check(({ location, decks }) => {
      expect(location).toMatchObject({ progress: 3 });
      expect(decks.dungeon.draw).toEqual(['test-hoard']);
    })
    .isQuiet();
});

card('pilgrims-lantern', 'heals himself if he has the least health left', () => {
  lantern()
    .hero('warrior-priest', { wounds: 15 })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('warrior-priest', 'explore')
    .heroHas('warrior-priest', { wounds: 15 })
    .heroHas('ironbreaker', { wounds: 9 })
    .isQuiet();
});

card('procession-of-lights', 'heals everybody by one and finds one progress more', () => {
  lantern()
    .hero('warrior-priest', { advanced: ['explore'] })
    .rolls({ hero: ['success', 'success'] })
    .acts('warrior-priest', 'explore')
    // 4 + 1 by the dungeon card − 1.
    .heroHas('warrior-priest', { wounds: 4 })
    .heroHas('ironbreaker', { wounds: 8 })
    .check(({ location, decks }) => {
      expect(location).toMatchObject({ progress: 3 });
      expect(decks.dungeon.draw).toEqual(['test-hoard']);
    })
    .isQuiet();
});

card('quiet-litany', 'rests with one die, empowers any hero, himself too, and readies all', () => {
  const t = chapel()
    .hero('warrior-priest', { wounds: 5, exhausted: ['attack', 'aid'] })
    .hero('ironbreaker', { exhausted: ['rest'] });
  t.rolls({ hero: ['success+success'] })
    .acts('warrior-priest', 'rest')
    .asks('party', 'choose-hero-for-condition', 'warrior-priest', 'ironbreaker')
    .wants('party', { min: 1, max: 1 })
    .picks('party', 'ironbreaker')
    .heroHas('warrior-priest', { wounds: 3, exhausted: [], conditions: [] })
    .heroHas('ironbreaker', { conditions: ['empowered'], exhausted: ['rest'] })
    .isQuiet();
});

card('vigil-until-dawn', 'rests with two dice, empowers one, heals each other hero and readies all', () => {
  const t = three()
    .hero('warrior-priest', { advanced: ['rest'], wounds: 5, exhausted: ['attack', 'aid'] })
    .hero('ironbreaker', { wounds: 5, exhausted: ['rest'] })
    .hero('waywatcher', { wounds: 5 });
  t.rolls({ hero: ['success', 'success'] })
    .acts('warrior-priest', 'rest')
    .asks('party', 'choose-hero-for-condition', 'warrior-priest', 'ironbreaker', 'waywatcher')
    .wants('party', { min: 1, max: 1 })
    .picks('party', 'warrior-priest')
    .heroHas('warrior-priest', { wounds: 3, exhausted: [], conditions: ['empowered'] })
    .heroHas('ironbreaker', { wounds: 4, conditions: [], exhausted: ['rest'] })
    .heroHas('waywatcher', { wounds: 4 })
    .isQuiet();
});
