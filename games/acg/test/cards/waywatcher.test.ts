import { expect } from 'vitest';
import { table } from '../kit.js';
import { card } from './card.js';

card('deadly-shot', 'engages one, shoots one anywhere with one die, heals by a defeat, readies all', () => {
  const t = table()
    .hero('waywatcher', { wounds: 5, exhausted: ['aid', 'rest'] })
    .hero('ironbreaker', { wounds: 5, exhausted: ['rest'] });
  t.enemy('near').enemy('far', { in: 'ironbreaker', health: 2 });
  t.rolls({ hero: ['success+success'], enemy: ['blank'] })
    .acts('waywatcher', 'attack')
    .asks('p2', 'choose-enemy-to-engage', 'near', 'far')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2', 'near')
    .zone('waywatcher', ['near'])
    .asks('p2', 'choose-targets', 'near', 'far')
    .wants('p2', { min: 1, max: 1 })
    .picks('p2', 'far')
    .enemyIsGone('far')
    .heroHas('waywatcher', { wounds: 4, exhausted: [] })
    .heroHas('ironbreaker', { wounds: 5, exhausted: ['rest'] })
    .isQuiet();
});

card('deadly-shot', 'engages nobody if she so chooses, and heals nothing without a defeat', () => {
  const t = table().hero('waywatcher', { wounds: 5 }).enemy('a', { health: 3 });
  t.rolls({ hero: ['success+success'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'choose-enemy-to-engage')
    .enemyIs('a', { wounds: 2, zone: 'shadows' })
    .heroHas('waywatcher', { wounds: 5 })
    .isQuiet();
});

const volley = () =>
  table()
    .hero('waywatcher', { advanced: ['attack'], exhausted: ['explore'], wounds: 5 })
    .hero('ironbreaker', { wounds: 5, exhausted: ['rest'] });

card('twin-string-volley', 'shoots one enemy with two dice and heals two wounds if it falls', () => {
  const t = volley().enemy('a', { health: 2 }).enemy('b', { in: 'ironbreaker', health: 1 }).enemy('c');
  t.rolls({ hero: ['success', 'success'] })
    .acts('waywatcher', 'attack')
    .asks('p2', 'choose-enemy-to-engage', 'a', 'b', 'c')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2')
    .asks('p2', 'choose-targets', 'a', 'b', 'c')
    .wants('p2', { min: 1, max: 1 })
    .picks('p2', 'a')
    .enemyIsGone('a')
    .enemyIs('b', { wounds: 0 })
    .heroHas('waywatcher', { wounds: 3, exhausted: [] })
    .heroHas('ironbreaker', { wounds: 5, exhausted: ['rest'] })
    .isQuiet();
});

card('twin-string-volley', 'engages one first, and heals nothing without a defeat', () => {
  const t = volley().enemy('a');
  t.rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'choose-enemy-to-engage', 'a')
    .enemyIs('a', { zone: 'waywatcher', wounds: 1 })
    .heroHas('waywatcher', { wounds: 5, exhausted: [] })
    .isQuiet();
});

/** One of the two others is aided; the enemy and the actions of the Warrior Priest (p3) stay as they are. */
const watching = () =>
  table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest'] })
    .hero('warrior-priest', { exhausted: ['attack', 'rest'] })
    .enemy('other', { in: 'warrior-priest' })
    .hero('ironbreaker', { exhausted: ['attack', 'rest'], tokens: { attack: 2, aid: 2, explore: 2 } })
    .enemy('a', { in: 'ironbreaker' })
    .enemy('b', { in: 'ironbreaker' })
    .enemy('c');

card('shadow-watch', 'aids with two dice; the target may ready one; one of its enemies is wounded', () => {
  watching()
    .rolls({ hero: ['success', 'success'] })
    .acts('waywatcher', 'aid')
    .answers('p2', 'choose-hero-to-aid', 'ironbreaker')
    .heroHas('ironbreaker', { tokens: { rest: 2 } })
    .asks('p1', 'choose-action-to-ready', 'inexorable-advance', 'stubborn-resolve')
    .wants('p1', { min: 0, max: 1 })
    .picks('p1', 'stubborn-resolve')
    .heroHas('ironbreaker', { exhausted: ['attack'] })
    .asks('p2', 'choose-enemy-to-suffer', 'a', 'b')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2', 'b')
    .enemyIs('a', { wounds: 0 })
    .enemyIs('b', { wounds: 1 })
    .heroHas('waywatcher', { exhausted: ['aid'] })
    .isQuiet();
});

card('shadow-watch', 'readies and wounds nobody if both decline', () => {
  watching()
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'aid')
    .answers('p2', 'choose-hero-to-aid', 'ironbreaker')
    .answers('p1', 'choose-action-to-ready')
    .answers('p2', 'choose-enemy-to-suffer')
    .heroHas('ironbreaker', { exhausted: ['attack', 'rest'], tokens: { rest: 0 } })
    .enemyIs('a', { wounds: 0 })
    .enemyIs('b', { wounds: 0 })
    .isQuiet();
});

card('guarding-arrow', 'aids with two dice and wounds one enemy of the target hero twice', () => {
  watching()
    .hero('waywatcher', { advanced: ['aid'] })
    .rolls({ hero: ['success', 'success'] })
    .acts('waywatcher', 'aid')
    .answers('p2', 'choose-hero-to-aid', 'ironbreaker')
    .heroHas('ironbreaker', { tokens: { rest: 2 } })
    .asks('p1', 'choose-action-to-ready', 'inexorable-advance', 'stubborn-resolve')
    .wants('p1', { min: 0, max: 1 })
    .picks('p1', 'inexorable-advance')
    .heroHas('ironbreaker', { exhausted: ['rest'] })
    .asks('p2', 'choose-enemy-to-suffer', 'a', 'b')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2', 'a')
    .enemyIs('a', { wounds: 2 })
    .enemyIs('b', { wounds: 0 })
    .isQuiet();
});

const hunting = () =>
  table()
    .deck('dungeon', ['test-bruise', 'test-hoard'])
    .enemy('a')
    .enemy('b', { facedown: true })
    .enemy('king', { card: 'test-nemesis' })
    .enemy('c', { in: 'ironbreaker' });

card('orions-hunt', 'explores with two dice, draws, and exhausts one non-nemesis in the shadows', () => {
  hunting()
    .rolls({ hero: ['success', 'success+success'] })
    .acts('waywatcher', 'explore')
    .heroHas('waywatcher', { wounds: 1, exhausted: ['explore'] })
    .check(({ location }) => expect(location).toMatchObject({ progress: 3 }))
    .asks('p2', 'choose-enemy-to-exhaust', 'a', 'b')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2', 'b')
    .enemyIs('a', { exhausted: false })
    .enemyIs('b', { exhausted: true, faceup: false })
    .check(({ decks }) => expect(decks.dungeon.draw).toEqual(['test-hoard']))
    .isQuiet();
});

card('trackless-path', 'adds a success to its two dice and exhausts up to two in the shadows', () => {
  hunting()
    .hero('waywatcher', { advanced: ['explore'] })
    .enemy('d')
    .rolls({ hero: ['success', 'defence'] })
    .acts('waywatcher', 'explore')
    .heroHas('waywatcher', { wounds: 1 })
    .check(({ location }) => expect(location).toMatchObject({ progress: 2 }))
    .asks('p2', 'choose-enemy-to-exhaust', 'a', 'b', 'd')
    .wants('p2', { min: 0, max: 2 })
    .picks('p2', 'a', 'b')
    .enemyIs('a', { exhausted: true })
    .enemyIs('b', { exhausted: true })
    .check(({ decks }) => expect(decks.dungeon.draw).toEqual(['test-hoard']))
    .isQuiet();
});

const resting = () =>
  table()
    .hero('waywatcher', { wounds: 6, conditions: ['bleeding'] })
    .enemy('a', { in: 'waywatcher' })
    .enemy('b', { in: 'waywatcher' })
    .enemy('king', { card: 'test-nemesis', in: 'waywatcher' })
    .enemy('c')
    .enemy('d', { in: 'ironbreaker' });

card('watchful-spites', 'exhausts one engaged enemy, sheds one of them and rests with two dice', () => {
  resting()
    .rolls({ hero: ['success', 'success+success'], enemy: ['blank'] })
    .acts('waywatcher', 'rest')
    .asks('p2', 'choose-enemy-to-exhaust', 'a', 'b')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2', 'a')
    .asks('p2', 'choose-enemy-to-retreat', 'a', 'b', 'king')
    .wants('p2', { min: 1, max: 1 })
    .picks('p2', 'king')
    .zone('waywatcher', ['a', 'b'])
    .zone('shadows', ['c', 'king'])
    // 6 − 3 recovered + 1 for bleeding.
    .heroHas('waywatcher', { wounds: 4, conditions: ['bleeding'] })
    .isQuiet();
});

card('lost-among-roots', 'sheds up to two enemies, rests with two dice and stops bleeding', () => {
  resting()
    .hero('waywatcher', { advanced: ['rest'] })
    .hero('ironbreaker', { conditions: ['bleeding'] })
    .rolls({ hero: ['success', 'success'] })
    .acts('waywatcher', 'rest')
    .asks('p2', 'choose-enemy-to-exhaust', 'a', 'b')
    .picks('p2', 'a')
    .asks('p2', 'choose-enemy-to-retreat', 'a', 'b', 'king')
    .wants('p2', { min: 0, max: 2 })
    .picks('p2', 'b', 'king')
    .zone('waywatcher', ['a'])
    .enemyIs('a', { exhausted: true })
    .heroHas('waywatcher', { wounds: 4, conditions: [] })
    .heroHas('ironbreaker', { conditions: ['bleeding'] })
    .isQuiet();
});

card('lost-among-roots', 'keeps all enemies if she so chooses', () => {
  resting()
    .hero('waywatcher', { advanced: ['rest'] })
    .rolls({ hero: ['success', 'success'], enemy: ['blank', 'blank', 'blank'] })
    .acts('waywatcher', 'rest')
    .answers('p2', 'choose-enemy-to-exhaust')
    .answers('p2', 'choose-enemy-to-retreat')
    .zone('waywatcher', ['a', 'b', 'king'])
    .isQuiet();
});
