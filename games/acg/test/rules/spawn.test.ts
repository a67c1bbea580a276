import { runProgram, spawn, spawnNamed } from '../../src/procs.js';
import { revealLocation } from '../../src/rules/locations.js';
import { rule, table } from '../kit.js';

const THREE = ['ironbreaker', 'waywatcher', 'warrior-priest'] as const;
const faceup = { place: 'engaged', facedown: false, done: 0 } as const;
/** Distinct cards, so that a test can tell who got which. */
const FOUR = ['test-brute#1', 'test-brute#2', 'test-brute#3', 'test-brute#4'];

rule('ACG-SPAWN-01', 'one at a time, first for the leader, then clockwise', () => {
  table({ heroes: [...THREE] })
    .leader('waywatcher')
    .deck('enemy', FOUR)
    .runs(spawn, { count: 4, ...faceup })
    .check(({ enemies }) => {
      const zones = enemies.map(({ card, zone }) => `${card} ${zone}`);
      const expected = [
        'test-brute#1 waywatcher',
        'test-brute#2 warrior-priest',
        'test-brute#3 ironbreaker',
        'test-brute#4 waywatcher',
      ];
      if (zones.join() !== expected.join()) throw new Error(zones.join('\n'));
    })
    .isQuiet();
});

rule(
  'ACG-SPAWN-02',
  'the top card of the enemy deck comes faceup into the zone of the hero whose turn it is',
  () => {
    table()
      .deck('enemy', ['test-stalker', 'test-brute#1'])
      .runs(spawn, { count: 1, ...faceup })
      .enemyIs('e1', { card: 'test-stalker', zone: 'ironbreaker', faceup: true })
      .check(({ decks }) => {
        if (decks.enemy.draw.join() !== 'test-brute#1') throw new Error('the second card stays on the deck');
      })
      .isQuiet();
  },
);

rule('ACG-SPAWN-03', 'spawned into the shadows an enemy is faceup and engaged with nobody', () => {
  table()
    .deck('enemy', ['test-brute#1'])
    .runs(spawn, { count: 1, place: 'shadows', facedown: false, done: 0 })
    .enemyIs('e1', { zone: 'shadows', faceup: true })
    .zone('ironbreaker', [])
    .isQuiet();
});

rule('ACG-SPAWN-04', 'during an activation an enemy goes to the active hero, not to the leader', () => {
  table()
    .phase('hero', 'waywatcher')
    .deck('enemy', ['test-brute#1'])
    .runs(spawn, { count: 1, ...faceup })
    .enemyIs('e1', { zone: 'waywatcher' })
    .isQuiet();
});

rule('ACG-SPAWN-05', 'several in one activation start at the active hero and go on clockwise', () => {
  const ambush = () =>
    table({ heroes: [...THREE] })
      .phase('hero', 'waywatcher')
      .deck('enemy', FOUR);
  const vars = { you: 'waywatcher', self: 'test-ambush', target: null, hero: null, enemy: null } as const;
  ambush()
    .runs(runProgram, { ...vars, program: 'test-ambush/lines', line: 0 })
    .zone('waywatcher', ['e1'])
    .zone('warrior-priest', ['e2'])
    .isQuiet();
  ambush()
    .switched('spawn-in-activation', 'active-hero')
    .runs(runProgram, { ...vars, program: 'test-ambush/lines', line: 0 })
    .zone('waywatcher', ['e1', 'e2'])
    .isQuiet();
});

rule('ACG-SPAWN-06', 'an enemy that cannot be engaged is placed in the shadows, faceup', () => {
  table()
    .deck('enemy', ['jezzail-team#1'])
    .runs(spawn, { count: 1, ...faceup })
    .enemyIs('e1', { zone: 'shadows', faceup: true })
    .isQuiet();
});

rule(
  'ACG-SPAWN-07',
  'a location spawns its red number faceup on heroes and its black number facedown in the shadows',
  () => {
    table()
      .deck('enemy', ['test-brute#1', 'test-brute#2', 'test-brute#3', 'test-brute#4', 'test-brute#5'])
      .deck('location', ['test-den'])
      .runs(revealLocation, {})
      .zone('ironbreaker', ['e1', 'e3'])
      .zone('waywatcher', ['e2'])
      .zone('shadows', ['e4', 'e5'])
      .enemyIs('e3', { faceup: true })
      .enemyIs('e4', { faceup: false })
      .enemyIs('e5', { faceup: false })
      .isQuiet();
  },
);

rule('ACG-SPAWN-08', 'faceup spawns come before facedown ones', () => {
  table()
    .deck('enemy', ['test-brute#7', 'test-brute#8', 'test-brute#9'])
    .deck('location', ['test-warren'])
    .runs(revealLocation, {})
    .enemyIs('e1', { card: 'test-brute#7', zone: 'ironbreaker' })
    .enemyIs('e2', { card: 'test-brute#8', zone: 'waywatcher' })
    .enemyIs('e3', { card: 'test-brute#9', zone: 'shadows', faceup: false })
    .isQuiet();
});

rule('ACG-SPAWN-09', 'the defeated are skipped, and each instruction starts again at the leader', () => {
  table({ heroes: [...THREE] })
    .hero('waywatcher', { status: 'defeated' })
    .deck('enemy', FOUR)
    .runs(spawn, { count: 3, ...faceup })
    .zone('ironbreaker', ['e1', 'e3'])
    .zone('warrior-priest', ['e2'])
    .runs(spawn, { count: 1, ...faceup })
    .zone('ironbreaker', ['e1', 'e3', 'e4'])
    .isQuiet();
});

rule('ACG-SPAWN-10', 'enemies enter play readied and unhurt', () => {
  table()
    .deck('enemy', ['test-brute#1'])
    .runs(spawn, { count: 1, ...faceup })
    .enemyIs('e1', { exhausted: false, wounds: 0 })
    .hero('ironbreaker', { exhausted: ['attack'] })
    .rolls({ hero: ['defence'], enemy: ['blank'] })
    .acts('ironbreaker', 'aid')
    .emits('dice-rolled', { dice: [{ kind: 'hero' }, { kind: 'enemy' }] })
    .isQuiet();
});

rule('ACG-SPAWN-11', 'a named enemy comes from where the quest keeps it, and the deck stays as it is', () => {
  table()
    .phase('peril')
    .enemy('grump', { card: 'odious-grump', in: 'lair' })
    .deck('enemy', ['test-brute#1'])
    .runs(spawnNamed, { card: 'odious-grump' })
    .enemyIs('grump', { zone: 'ironbreaker', faceup: true })
    .check(({ decks }) => {
      if (decks.enemy.draw.length !== 1) throw new Error('the enemy deck was touched');
    })
    .isQuiet();
});
