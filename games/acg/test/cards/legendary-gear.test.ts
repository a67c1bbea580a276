import { expect } from 'vitest';
import { activateEnemy, reveal, spawn } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import type { CardId, HeroId } from '../../src/terms.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { ability, depleted, exhausted, readied } from './gear-table.js';

/** Another hero strikes an enemy down: nothing that concerns the gear of its owner. */
const anotherStrikes = (owner: HeroId, other: HeroId, gear: CardId) =>
  table({ heroes: [owner, other] })
    .hero(owner, { gear: [gear], tokens: { aid: 1 } })
    .enemy('theirs', { in: other, health: 1 })
    .enemy('theirs too', { in: other, health: 1 })
    .enemy('far')
    .rolls({ hero: ['success', 'success'], enemy: ['blank', 'blank'] })
    .acts(other, 'attack');

// --- Ironbreaker -------------------------------------------------------------------------------------

card('keystone-maul', 'wounds all around its bearer after the successes of an attack', () => {
  const laid = () =>
    table()
      .hero('ironbreaker', { gear: ['keystone-maul'] })
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c', { in: 'waywatcher', exhausted: true });
  laid()
    .rolls({ hero: ['success', 'defence'], enemy: ['blank', 'blank'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-enemy-to-engage')
    .answers('p1', 'choose-targets', 'a')
    .enemyIs('a', { wounds: 1 })
    .answers('p1', 'use-ability', ability('keystone-maul'))
    .enemyIs('a', { wounds: 2 })
    .enemyIs('b', { wounds: 1 })
    .enemyIs('c', { wounds: 0 })
    .heroHas('ironbreaker', { exhausted: ['attack'], gear: [exhausted('keystone-maul')] })
    .isQuiet();
  laid()
    .rolls({ hero: ['success', 'success'], enemy: ['blank', 'blank'] })
    .acts('ironbreaker', 'explore')
    .isQuiet();
  anotherStrikes('ironbreaker', 'bright-wizard', 'keystone-maul')
    .answers('p2', 'choose-targets', 'theirs', 'theirs too')
    .answers('p2', 'divide-successes', '1')
    .heroHas('bright-wizard', { exhausted: ['attack'] })
    .isQuiet();
});

card('keystone-maul', 'readies the attack in which two enemies fell, and not one in which one did', () => {
  const felled = (second: number) =>
    table()
      .hero('ironbreaker', { gear: ['keystone-maul'] })
      .enemy('a', { in: 'ironbreaker', health: 1 })
      .enemy('b', { in: 'ironbreaker', health: second })
      .hero('ironbreaker', { exhausted: ['rest'] })
      .rolls({ hero: ['success', 'success'], enemy: ['blank', 'blank'] })
      .acts('ironbreaker', 'attack')
      .answers('p1', 'choose-targets', 'a', 'b')
      .answers('p1', 'divide-successes', '1')
      .answers('p1', 'use-ability', 'decline')
      .enemyIsGone('a');
  felled(1)
    .enemyIsGone('b')
    .heroHas('ironbreaker', { exhausted: ['rest'] })
    .isQuiet();
  felled(2)
    .enemyIs('b', { wounds: 1 })
    .heroHas('ironbreaker', { exhausted: ['attack', 'rest'] })
    .isQuiet();
});

card('mountainheart-plate', 'is five health, and takes two of the wounds its wearer would suffer', () => {
  const struck = (attack: number) =>
    table()
      .hero('ironbreaker', { health: 10, gear: ['mountainheart-plate'], wounds: 8 })
      .enemy('a', { in: 'ironbreaker', attack })
      .phase('enemy', 'ironbreaker')
      .runs(activateEnemy, { enemy: 'a', hero: 'ironbreaker' });
  struck(6)
    .answers('p1', 'use-ability', 'decline')
    .heroHas('ironbreaker', { wounds: 14, status: 'standing', gear: [readied('mountainheart-plate')] })
    .isQuiet();
  struck(7).answers('p1', 'use-ability', 'decline').heroHas('ironbreaker', { status: 'defeated' }).isQuiet();
  struck(7)
    .answers('p1', 'use-ability', ability('mountainheart-plate'))
    .heroHas('ironbreaker', { wounds: 13, gear: [exhausted('mountainheart-plate')] })
    .isQuiet();
  table()
    .hero('ironbreaker', { gear: ['mountainheart-plate'] })
    .enemy('a', { in: 'waywatcher', attack: 3 })
    .phase('enemy', 'waywatcher')
    .runs(activateEnemy, { enemy: 'a', hero: 'waywatcher' })
    .heroHas('waywatcher', { wounds: 3 })
    .isQuiet();
});

card('horn-of-the-buried-hall', 'calls up to three enemies and weakens all around its bearer', () => {
  const laid = () =>
    table()
      .hero('ironbreaker', { gear: ['horn-of-the-buried-hall'] })
      .enemy('a', { in: 'waywatcher', attack: 3, exhausted: true })
      .enemy('b', { attack: 3, exhausted: true })
      .enemy('c', { in: 'waywatcher', attack: 3, exhausted: true })
      .enemy('mine', { in: 'ironbreaker', attack: 3 })
      .runs(enemyPhase, { turn: 0, order: [] });
  const t = laid()
    .answers('p1', 'use-ability', ability('horn-of-the-buried-hall'))
    .asks('p1', 'choose-enemy-to-engage', 'a', 'b', 'c')
    .wants('p1', { min: 0, max: 3 })
    .picks('p1', 'a')
    .zone('ironbreaker', ['a', 'mine'])
    .zone('shadows', ['b'])
    .heroHas('ironbreaker', { wounds: 2, gear: [depleted('horn-of-the-buried-hall')] })
    .isQuiet();
  const attacks = () => ['a', 'b', 'c', 'mine'].map((enemy) => t.enemyValues(enemy).attack);
  expect(attacks()).toEqual([2, 3, 3, 2]);
  t.endLasting('phase');
  expect(attacks()).toEqual([3, 3, 3, 3]);
  laid().answers('p1', 'use-ability', 'decline').heroHas('ironbreaker', { wounds: 3 }).isQuiet();
  table()
    .hero('ironbreaker', { gear: ['horn-of-the-buried-hall'] })
    .enemy('a')
    .enemy('b')
    .enemy('c')
    .enemy('d')
    .runs(enemyPhase, { turn: 0, order: [] })
    .picks('p1', ability('horn-of-the-buried-hall'))
    .wants('p1', { min: 0, max: 3 });
});

// --- Waywatcher --------------------------------------------------------------------------------------

card('moonstring', 'rolls two hero dice of an attack again', () => {
  table()
    .hero('waywatcher', { advanced: ['attack'], gear: ['moonstring'] })
    .enemy('a', { in: 'ironbreaker', health: 9 })
    .rolls({ hero: ['defence', 'defence', 'success', 'success+success'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'choose-enemy-to-engage')
    .answers('p2', 'use-ability', ability('moonstring'))
    .enemyIs('a', { wounds: 3 })
    .heroHas('waywatcher', { gear: [exhausted('moonstring')] })
    .isQuiet();
  table()
    .hero('waywatcher', { gear: ['moonstring'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'explore')
    .isQuiet();
  anotherStrikes('waywatcher', 'bright-wizard', 'moonstring')
    .answers('p2', 'choose-targets', 'theirs')
    .enemyIsGone('theirs')
    .answers('p2', 'pay-for-line', 'no')
    .isQuiet();
});

card('moonstring', 'for a token exhausts one in the shadows after a defeat', () => {
  const felled = (token: number) =>
    table()
      .hero('waywatcher', { exhaustedGear: ['moonstring'], tokens: { aid: token } })
      .enemy('a', { in: 'ironbreaker', health: 1 })
      .enemy('theirs', { in: 'ironbreaker' })
      .enemy('b')
      .enemy('c', { facedown: true })
      .enemy('king', { card: 'test-nemesis' })
      .rolls({ hero: ['success'] })
      .acts('waywatcher', 'attack')
      .answers('p2', 'choose-enemy-to-engage')
      .answers('p2', 'choose-targets', 'a')
      .enemyIsGone('a');
  felled(1)
    .answers('p2', 'use-ability', ability('moonstring', 1))
    .heroHas('waywatcher', { tokens: { aid: 0 } })
    .asks('p2', 'choose-enemy-to-exhaust', 'b', 'c')
    .wants('p2', { min: 1, max: 1 })
    .picks('p2', 'c')
    .enemyIs('b', { exhausted: false })
    .enemyIs('c', { exhausted: true, faceup: false })
    .isQuiet();
  felled(0).isQuiet();
});

card('mantle-of-falling-leaves', 'is two health, and sends an enemy back that engages its wearer', () => {
  const struck = (attack: number) =>
    table()
      .hero('waywatcher', { health: 10, gear: ['mantle-of-falling-leaves'], wounds: 8 })
      .enemy('a', { in: 'waywatcher', attack })
      .phase('enemy', 'waywatcher')
      .runs(activateEnemy, { enemy: 'a', hero: 'waywatcher' })
      .isQuiet();
  struck(3).heroHas('waywatcher', { wounds: 11, status: 'standing' });
  struck(4).heroHas('waywatcher', { status: 'defeated' });
  const stalked = (hero: 'waywatcher' | 'ironbreaker') =>
    table()
      .hero('waywatcher', { gear: ['mantle-of-falling-leaves'] })
      .enemy('a', { card: 'test-stalker', attack: 2 })
      .phase('enemy', hero)
      .runs(activateEnemy, { enemy: 'a', hero });
  stalked('waywatcher')
    .answers('p2', 'use-ability', ability('mantle-of-falling-leaves'))
    .zone('shadows', ['a'])
    .heroHas('waywatcher', { gear: [exhausted('mantle-of-falling-leaves')] })
    .isQuiet();
  stalked('waywatcher').answers('p2', 'use-ability', 'decline').zone('waywatcher', ['a']).isQuiet();
  stalked('ironbreaker').zone('ironbreaker', ['a']).isQuiet();
});

card('kestrels-eye', 'for a token wounds an enemy twice that has just been revealed', () => {
  const revealed = (token: number) =>
    table()
      .hero('waywatcher', { gear: ['kestrels-eye'], tokens: { aid: token } })
      .enemy('a', { facedown: true })
      .enemy('b')
      .runs(reveal, { enemy: 'a' });
  revealed(1)
    .answers('p2', 'use-ability', ability('kestrels-eye'))
    .enemyIs('a', { faceup: true, wounds: 2 })
    .enemyIs('b', { wounds: 0 })
    .heroHas('waywatcher', { tokens: { aid: 0 }, gear: [readied('kestrels-eye')] })
    .isQuiet();
  revealed(0).enemyIs('a', { faceup: true, wounds: 0 }).isQuiet();
});

card('kestrels-eye', 'keeps an enemy that has just spawned in the shadows', () => {
  const spawned = () =>
    table()
      .hero('waywatcher', { gear: ['kestrels-eye'] })
      .deck('enemy', ['test-brute#1'])
      .runs(spawn, { count: 1, place: 'engaged', facedown: false, done: 0 });
  const t = spawned().answers('p2', 'use-ability', ability('kestrels-eye', 1));
  t.heroHas('waywatcher', { gear: [exhausted('kestrels-eye')] }).isQuiet();
  expect(t.board.enemies).toMatchObject([{ card: 'test-brute#1', zone: 'shadows' }]);
  const declined = spawned().answers('p2', 'use-ability', 'decline');
  expect(declined.board.enemies).toMatchObject([{ zone: 'ironbreaker' }]);
});
