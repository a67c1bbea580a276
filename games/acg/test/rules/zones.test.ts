import { engage, retreat } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { rule, table } from '../kit.js';

rule('ACG-ZONE-01', 'an enemy is in one zone only', () => {
  table()
    .enemy('x', { in: 'waywatcher' })
    .enemy('z')
    .zone('waywatcher', ['x'])
    .zone('ironbreaker', [])
    .zone('shadows', ['z']);
});

rule('ACG-ZONE-02', 'whoever engages, the enemy is put into the zone of that hero', () => {
  table()
    .enemy('x')
    .enemy('y')
    .runs(engage, { enemy: 'x', hero: 'ironbreaker' })
    .gives('engaged')
    .runs(engage, { enemy: 'y', hero: 'ironbreaker' })
    .zone('ironbreaker', ['x', 'y'])
    .isQuiet();
});

rule(
  'ACG-ZONE-04',
  'a fourth enemy wounds the active hero by its attack value and goes to the shadows',
  () => {
    table()
      .phase('enemy', 'ironbreaker')
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c', { in: 'ironbreaker' })
      .enemy('x', { attack: 2 })
      .runs(engage, { enemy: 'x', hero: 'ironbreaker' })
      .gives('overflowed')
      .heroHas('ironbreaker', { wounds: 2 })
      .zone('shadows', ['x'])
      .isQuiet();
  },
);

rule('ACG-ZONE-05', 'the limit holds for every hero and every way into a zone', () => {
  table()
    .phase('enemy', 'ironbreaker')
    .hero('waywatcher', { wounds: 5 })
    .enemy('a', { in: 'waywatcher', exhausted: true })
    .enemy('b', { in: 'waywatcher', exhausted: true })
    .enemy('c', { in: 'waywatcher', exhausted: true })
    .enemy('x', { card: 'test-hunter', attack: 1 })
    .runs(enemyPhase, { turn: 0, order: [] })
    .heroHas('waywatcher', { wounds: 6 })
    .enemyIs('x', { zone: 'shadows', faceup: true })
    .isQuiet();
});

rule('ACG-ZONE-09', 'changing zone changes neither wounds nor readiness', () => {
  table()
    .enemy('x', { in: 'ironbreaker', wounds: 2, exhausted: true })
    .runs(retreat, { enemy: 'x' })
    .enemyIs('x', { zone: 'shadows', wounds: 2, exhausted: true })
    .isQuiet();
});
