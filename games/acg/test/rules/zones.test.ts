import { expect } from 'vitest';
import { engage, exhaustEnemy, retreat, reveal, woundEnemy } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { gear } from '../cards.js';
import { addTestCards, playRandom, rule, table } from '../kit.js';

const luring = [{ do: { engage: { enemy: { in: 'shadows' } } } }];
addTestCards(
  gear('test-lure', { abilities: [{ window: 'before-action', cost: { tokens: 1 }, lines: luring }] }),
);

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

rule('ACG-ZONE-03', 'no zone ever holds more than three enemies', () => {
  let most = 0;
  for (const heroes of [2, 3, 4]) {
    for (let game = 0; game < 8; game++) {
      playRandom({ heroes, seed: `zones-${game}` }, ({ board }) => {
        for (const hero of board.heroes) {
          const engaged = board.enemies.filter(({ zone }) => zone === hero.id).length;
          most = Math.max(most, engaged);
        }
      });
    }
  }
  expect(most).toBe(3);
});

rule(
  'ACG-ZONE-05',
  'a hero with three enemies who engages a fourth himself suffers for it, and it stays in the shadows',
  () => {
    table()
      .enemy('a', { in: 'ironbreaker', exhausted: true })
      .enemy('b', { in: 'ironbreaker', exhausted: true })
      .enemy('c', { in: 'ironbreaker', exhausted: true })
      .enemy('y', { attack: 2 })
      .rolls({ hero: ['defence', 'defence'] })
      .acts('ironbreaker', 'attack')
      .answers('p1', 'choose-enemy-to-engage', 'y')
      .heroHas('ironbreaker', { wounds: 2 })
      .enemyIs('y', { zone: 'shadows', faceup: true });
  },
);

rule('ACG-ZONE-06', 'overflow wounds are no attack, and Inflict comes on top of them', () => {
  table()
    .phase('enemy', 'ironbreaker')
    .enemy('a', { in: 'ironbreaker', exhausted: true })
    .enemy('b', { in: 'ironbreaker', exhausted: true })
    .enemy('c', { in: 'ironbreaker', exhausted: true })
    .enemy('x', { card: 'test-stalker', attack: 2 })
    .runs(enemyPhase, { turn: 0, order: [] })
    .emitsTimes(2, 'wounds', { hero: 'ironbreaker', count: 2 })
    .heroHas('ironbreaker', { wounds: 4 })
    .zone('shadows', ['x'])
    .isQuiet();
});

rule('ACG-ZONE-07', 'an enemy that is there already never counts as a fourth', () => {
  table()
    .phase('enemy', 'ironbreaker')
    .enemy('a', { in: 'ironbreaker' })
    .enemy('b', { in: 'ironbreaker' })
    .enemy('x', { in: 'ironbreaker', attack: 2 })
    .runs(engage, { enemy: 'x', hero: 'ironbreaker' })
    .zone('ironbreaker', ['a', 'b', 'x'])
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-ZONE-08', "'engage an enemy' reaches the shadows and other heroes' zones, not the lair", () => {
  table()
    .enemy('x', { facedown: true })
    .enemy('y', { in: 'ironbreaker' })
    .enemy('n', { card: 'test-nemesis', in: 'lair' })
    .acts('waywatcher', 'attack')
    .asks('p2', 'choose-enemy-to-engage', 'x', 'y')
    .wants('p2', { min: 0, max: 1 });
});

rule(
  'ACG-ZONE-10',
  'a facedown enemy is hidden in every view and yet can be engaged, exhausted, wounded and shot at',
  () => {
    const t = table()
      .enemy('f', { card: 'test-stalker', facedown: true })
      .acts('waywatcher', 'attack')
      .asks('p2', 'choose-enemy-to-engage', 'f');
    for (const viewer of ['p1', 'p2', 'spectator']) {
      const text = JSON.stringify(t.rules.view(t.state, viewer));
      expect(text).not.toContain('test-stalker');
    }
    t.rolls({ hero: ['success'] })
      .picks('p2')
      .emits('action-targets', { targets: ['f'] })
      .isQuiet();
    table().enemy('f', { facedown: true }).runs(exhaustEnemy, { enemy: 'f' }).gives(true);
    table()
      .enemy('f', { facedown: true })
      .runs(woundEnemy, { enemy: 'f', count: 1, by: null, from: [] })
      .gives(1);
  },
);

rule('ACG-ZONE-11', 'wounds, engaging and activating reveal a facedown enemy', () => {
  table()
    .enemy('f', { facedown: true })
    .runs(engage, { enemy: 'f', hero: 'ironbreaker' })
    .enemyIs('f', { faceup: true });
  table()
    .enemy('f', { facedown: true })
    .runs(woundEnemy, { enemy: 'f', count: 1, by: null, from: [] })
    .enemyIs('f', { faceup: true, zone: 'shadows', wounds: 1 });
  table()
    .enemy('f', { facedown: true })
    .runs(enemyPhase, { turn: 0, order: [] })
    .enemyIs('f', { faceup: true });
});

rule('ACG-ZONE-12', 'exhausting leaves it facedown and hidden', () => {
  const t = table()
    .enemy('f', { card: 'test-stalker', facedown: true })
    .runs(exhaustEnemy, { enemy: 'f' })
    .enemyIs('f', { exhausted: true, faceup: false })
    .isQuiet();
  expect(JSON.stringify(t.rules.view(t.state, 'p1'))).not.toContain('test-stalker');
});

rule(
  'ACG-ZONE-13',
  'an enemy immune to what revealed it stays revealed, and what was paid stays paid',
  () => {
    table()
      .hero('ironbreaker', { tokens: { rest: 1 }, gear: ['test-lure'] })
      .enemy('f', { card: 'jezzail-team', facedown: true })
      .rolls({ hero: ['defence', 'defence'] })
      .acts('ironbreaker', 'rest')
      .answers('p1', 'use-ability', 'test-lure|test-lure/abilities.0')
      .enemyIs('f', { faceup: true, zone: 'shadows' })
      .heroHas('ironbreaker', { tokens: { rest: 0 } });
  },
);

rule('ACG-ZONE-14', 'while it is facedown none of its text applies', () => {
  table()
    .enemy('f', { card: 'test-stubborn', facedown: true })
    .runs(exhaustEnemy, { enemy: 'f' })
    .enemyIs('f', { exhausted: true });
  table()
    .enemy('f', { card: 'test-stubborn' })
    .runs(exhaustEnemy, { enemy: 'f' })
    .gives(false)
    .enemyIs('f', { exhausted: false });
});

rule('ACG-ZONE-15', 'once faceup, always faceup', () => {
  table()
    .enemy('x', { facedown: true })
    .runs(reveal, { enemy: 'x' })
    .runs(engage, { enemy: 'x', hero: 'ironbreaker' })
    .runs(retreat, { enemy: 'x' })
    .enemyIs('x', { zone: 'shadows', faceup: true });
  let flippedBack = 0;
  const faceup = new Set<string>();
  playRandom({ heroes: 3, seed: 'faceup' }, ({ board }) => {
    for (const { id, faceup: up } of board.enemies) {
      if (up) faceup.add(id);
      else if (faceup.has(id)) flippedBack++;
    }
  });
  expect(faceup.size).toBeGreaterThan(5);
  expect(flippedBack).toBe(0);
});

rule(
  'ACG-ZONE-16',
  'a facedown enemy that finds the zone full is revealed and deals its own attack value',
  () => {
    table()
      .phase('hero', 'ironbreaker')
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c', { in: 'ironbreaker' })
      .enemy('f', { attack: 3, facedown: true })
      .runs(engage, { enemy: 'f', hero: 'ironbreaker' })
      .gives('overflowed')
      .enemyIs('f', { faceup: true, zone: 'shadows' })
      .heroHas('ironbreaker', { wounds: 3 })
      .isQuiet();
  },
);

addTestCards({
  kind: 'enemy',
  id: 'test-spark',
  name: 'test-spark',
  origin: 'ours',
  rank: 'standard',
  tier: 1,
  traits: [],
  copies: 1,
  attack: 1,
  health: 1,
  resilience: 0,
  bar: ['inflict'],
  abilities: [{ window: 'enemy-revealed', lines: [{ do: { place: { enemy: 'this', to: 'discard' } } }] }],
});

rule('ACG-ZONE-13', 'an enemy that is gone as soon as it is revealed engages nobody', () => {
  table()
    .enemy('x', { card: 'test-spark', facedown: true })
    .runs(engage, { enemy: 'x', hero: 'ironbreaker' })
    .gives('stayed')
    .zone('ironbreaker', [])
    .enemyIsGone('x')
    .isQuiet();
});
