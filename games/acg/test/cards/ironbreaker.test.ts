import { expect } from 'vitest';
import { table } from '../kit.js';
import { card } from './card.js';

card('inexorable-advance', 'engages up to two, then attacks up to two with two dice', () => {
  const t = table().enemy('a', { health: 2 }).enemy('b').enemy('c', { in: 'waywatcher' });
  t.rolls({ hero: ['success', 'success+success'], enemy: ['blank', 'blank'] })
    .acts('ironbreaker', 'attack')
    .asks('p1', 'choose-enemy-to-engage', 'a', 'b', 'c')
    .wants('p1', { min: 0, max: 2 })
    .picks('p1', 'a', 'c')
    .zone('ironbreaker', ['a', 'c'])
    .zone('shadows', ['b'])
    .asks('p1', 'choose-targets', 'a', 'c')
    .wants('p1', { min: 1, max: 2 })
    .picks('p1', 'a', 'c')
    .asks('p1', 'divide-successes', '0', '1', '2', '3')
    .picks('p1', '2')
    .enemyIsGone('a')
    .enemyIs('c', { wounds: 1 })
    .heroHas('ironbreaker', { exhausted: ['attack'] })
    .isQuiet();
});

card('inexorable-advance', 'engages nobody if he so chooses, and reaches only his own zone', () => {
  const t = table().enemy('a', { in: 'ironbreaker' }).enemy('b', { in: 'ironbreaker' });
  t.enemy('c', { in: 'ironbreaker' }).enemy('far').enemy('farther', { in: 'waywatcher' });
  t.rolls({ hero: ['success', 'defence'], enemy: ['blank', 'blank', 'blank'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-enemy-to-engage')
    .asks('p1', 'choose-targets', 'a', 'b', 'c')
    .wants('p1', { min: 1, max: 2 })
    .picks('p1', 'b')
    .enemyIs('b', { wounds: 1 })
    .zone('shadows', ['far'])
    .isQuiet();
});

card('rockslide-charge', 'engages up to three, then attacks up to three with four dice', () => {
  const t = table().hero('ironbreaker', { advanced: ['attack'] });
  t.enemy('a').enemy('b').enemy('c', { in: 'waywatcher' }).enemy('d');
  t.rolls({ hero: ['success', 'success', 'success', 'defence'], enemy: ['blank', 'blank', 'blank'] })
    .acts('ironbreaker', 'attack')
    .asks('p1', 'choose-enemy-to-engage', 'a', 'b', 'c', 'd')
    .wants('p1', { min: 0, max: 3 })
    .picks('p1', 'a', 'b', 'c')
    .asks('p1', 'choose-targets', 'a', 'b', 'c')
    .wants('p1', { min: 1, max: 3 })
    .picks('p1', 'a', 'b', 'c')
    .answers('p1', 'divide-successes', '1')
    .answers('p1', 'divide-successes', '1')
    .enemyIs('a', { wounds: 1 })
    .enemyIs('b', { wounds: 1 })
    .enemyIs('c', { wounds: 1 })
    .zone('shadows', ['d'])
    .isQuiet();
});

/** One of the two others is aided; the enemy and the actions of the Warrior Priest (p3) are no concern of his. */
const three = () =>
  table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest'] })
    .hero('warrior-priest', { exhausted: ['attack', 'rest'] })
    .enemy('other', { in: 'warrior-priest' });

card(
  'shield-wall',
  'aids with one die, takes one enemy off the target hero and readies all of his own',
  () => {
    const t = three()
      .hero('ironbreaker', { exhausted: ['attack', 'rest'] })
      .hero('waywatcher', { exhausted: ['attack', 'rest'], tokens: { attack: 2, aid: 2, explore: 2 } });
    t.enemy('a', { in: 'waywatcher' }).enemy('b', { in: 'waywatcher' }).enemy('c');
    t.rolls({ hero: ['success'], enemy: ['blank'] })
      .acts('ironbreaker', 'aid')
      .answers('p1', 'choose-hero-to-aid', 'waywatcher')
      .asks('p1', 'choose-enemy-to-engage', 'a', 'b')
      .wants('p1', { min: 0, max: 1 })
      .picks('p1', 'b')
      .zone('ironbreaker', ['b'])
      .zone('waywatcher', ['a'])
      .heroHas('waywatcher', { tokens: { rest: 1 } })
      .asks('p2', 'choose-action-to-ready', 'deadly-shot', 'watchful-spites')
      .wants('p2', { min: 0, max: 1 })
      .picks('p2', 'watchful-spites')
      .heroHas('waywatcher', { exhausted: ['attack'] })
      .heroHas('warrior-priest', { exhausted: ['attack', 'rest'] })
      .heroHas('ironbreaker', { exhausted: [] })
      .isQuiet();
  },
);

card('shield-wall', 'leaves the enemy where it is and the action exhausted if both decline', () => {
  const t = table()
    .hero('waywatcher', { exhausted: ['rest'] })
    .enemy('a', { in: 'waywatcher' });
  t.rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .answers('p1', 'choose-enemy-to-engage')
    .answers('p2', 'choose-action-to-ready')
    .zone('waywatcher', ['a'])
    .heroHas('waywatcher', { exhausted: ['rest'] })
    .isQuiet();
});

card('living-rampart', 'aids with three dice and takes up to two enemies off the target hero', () => {
  const t = three()
    .hero('ironbreaker', { advanced: ['aid'], exhausted: ['explore'] })
    .hero('waywatcher', { exhausted: ['explore', 'rest'], tokens: { attack: 2, aid: 2, explore: 2 } });
  t.enemy('a', { in: 'waywatcher' })
    .enemy('b', { in: 'waywatcher' })
    .enemy('c', { in: 'waywatcher' })
    .enemy('d');
  t.rolls({ hero: ['success', 'defence', 'success'], enemy: ['blank', 'blank'] })
    .acts('ironbreaker', 'aid')
    .answers('p1', 'choose-hero-to-aid', 'waywatcher')
    .asks('p1', 'choose-enemy-to-engage', 'a', 'b', 'c')
    .wants('p1', { min: 0, max: 2 })
    .picks('p1', 'a', 'b')
    .zone('ironbreaker', ['a', 'b'])
    .heroHas('waywatcher', { tokens: { rest: 2 } })
    .asks('p2', 'choose-action-to-ready', 'orions-hunt', 'watchful-spites')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2', 'orions-hunt')
    .heroHas('waywatcher', { exhausted: ['rest'] })
    .heroHas('warrior-priest', { exhausted: ['attack', 'rest'] })
    .heroHas('ironbreaker', { exhausted: [] })
    .isQuiet();
});

card('into-the-dark', 'explores with two dice and resolves the dungeon card', () => {
  const t = table().deck('dungeon', ['test-bruise', 'test-hoard']);
  t.rolls({ hero: ['success', 'success+success'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'resolve-or-bottom', 'resolve')
    .heroHas('ironbreaker', { wounds: 1, exhausted: ['explore'] })
    .check(({ location, decks }) => {
      expect(location).toMatchObject({ progress: 3 });
      expect(decks.dungeon).toMatchObject({ draw: ['test-hoard'], discard: ['test-bruise'] });
    })
    .isQuiet();
});

card('into-the-dark', 'or exhausts one action and puts the dungeon card under the deck', () => {
  const t = table().deck('dungeon', ['test-bruise', 'test-hoard']);
  t.rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'resolve-or-bottom', 'bottom')
    .asks('p1', 'choose-action-to-exhaust', 'inexorable-advance', 'stubborn-resolve')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'stubborn-resolve')
    .heroHas('ironbreaker', { wounds: 0, exhausted: ['explore', 'rest'] })
    .check(({ decks }) =>
      expect(decks.dungeon).toMatchObject({ draw: ['test-bruise', 'test-hoard'], discard: [] }),
    )
    .isQuiet();
});

const reading = () =>
  table()
    .hero('ironbreaker', { advanced: ['explore'], exhausted: ['attack'] })
    .deck('dungeon', ['test-bruise', 'test-salve', 'test-ambush']);

card('read-the-stone', 'buries what it sees of the top two cards, explores with three dice and draws', () => {
  reading()
    .rolls({ hero: ['success', 'success', 'defence'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'carry-out-line', 'yes')
    .asks('p1', 'put-on-bottom', 'test-bruise', 'test-salve')
    .wants('p1', { min: 0, max: 2 })
    .picks('p1', 'test-bruise')
    .answers('p1', 'resolve-or-bottom', 'resolve')
    .heroHas('ironbreaker', { wounds: 0, items: ['test-salve'], exhausted: ['attack', 'explore'] })
    .check(({ location, decks }) => {
      expect(location).toMatchObject({ progress: 2 });
      expect(decks.dungeon.draw).toEqual(['test-bruise', 'test-ambush']);
    })
    .isQuiet();
});

card('read-the-stone', 'need not look, and may push the drawn card away for an action', () => {
  reading()
    .rolls({ hero: ['defence', 'defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'carry-out-line', 'no')
    .answers('p1', 'resolve-or-bottom', 'bottom')
    .heroHas('ironbreaker', { wounds: 0, exhausted: ['attack', 'explore', 'rest'] })
    .check(({ decks }) => expect(decks.dungeon.draw).toEqual(['test-bruise', 'test-ambush', 'test-salve']))
    .isQuiet();
});

card('stubborn-resolve', 'exhausts one engaged enemy and rests with two dice and two more defence', () => {
  const t = table().hero('ironbreaker', { wounds: 10 });
  t.enemy('a', { in: 'ironbreaker' })
    .enemy('b', { in: 'ironbreaker', attack: 4 })
    .enemy('king', { card: 'test-nemesis', in: 'ironbreaker' })
    .enemy('c')
    .enemy('d', { in: 'waywatcher' });
  t.rolls({ hero: ['success', 'success+defence'], enemy: ['claw', 'blank'] })
    .acts('ironbreaker', 'rest')
    .asks('p1', 'choose-enemy-to-exhaust', 'a', 'b')
    .wants('p1', { min: 0, max: 1 })
    .picks('p1', 'a')
    .enemyIs('a', { exhausted: true })
    // 10 − 2 recovered + (4 − 1 − 2).
    .heroHas('ironbreaker', { wounds: 9, exhausted: ['rest'] })
    .isQuiet();
});

card('stubborn-resolve', 'exhausts nobody if he so chooses', () => {
  const t = table().enemy('a', { in: 'ironbreaker' });
  t.rolls({ hero: ['success', 'success'], enemy: ['blank'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'choose-enemy-to-exhaust')
    .enemyIs('a', { exhausted: false })
    .isQuiet();
});

card(
  'rooted-in-rock',
  'exhausts two, rests with three dice and three more defence, heals for each enemy around him',
  () => {
    const t = table()
      .hero('ironbreaker', { advanced: ['rest'], wounds: 10 })
      .hero('waywatcher', { wounds: 5 });
    t.enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c', { in: 'ironbreaker', attack: 5 })
      .enemy('d')
      .enemy('e', { in: 'waywatcher' });
    t.rolls({ hero: ['success', 'success', 'success'], enemy: ['claw'] })
      .acts('ironbreaker', 'rest')
      .asks('p1', 'choose-enemy-to-exhaust', 'a', 'b', 'c')
      .wants('p1', { min: 0, max: 2 })
      .picks('p1', 'a', 'b')
      .enemyIs('a', { exhausted: true })
      .enemyIs('b', { exhausted: true })
      // 10 − 3 recovered + (5 − 3) − 3 enemies.
      .heroHas('ironbreaker', { wounds: 6 })
      .heroHas('waywatcher', { wounds: 5 })
      .isQuiet();
  },
);

card('rooted-in-rock', 'a nemesis is not exhausted by it, but counts', () => {
  const t = table().hero('ironbreaker', { advanced: ['rest'], wounds: 10 });
  t.enemy('king', { card: 'test-nemesis', in: 'ironbreaker' });
  t.rolls({ hero: ['success', 'success', 'defence'], enemy: ['blank'] })
    .acts('ironbreaker', 'rest')
    .heroHas('ironbreaker', { wounds: 7 })
    .isQuiet();
});
