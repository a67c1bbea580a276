import { expect } from 'vitest';
import { locationPhase } from '../../src/rules/locations.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { atTravel, fullyExplored, leaderDrawsAt, plainTable } from './plain.js';

card('sunken-granary', 'at the end of the phase the hero with the fewest tokens is sickened', () => {
  atTravel('sunken-granary', (t) =>
    t.hero('ironbreaker', { tokens: { rest: 2 } }).hero('waywatcher', { tokens: { rest: 1 } }),
  )
    .heroHas('waywatcher', { conditions: [] })
    .picks('party', 'stay')
    .heroHas('waywatcher', { conditions: ['sickened'] })
    .heroHas('ironbreaker', { conditions: [] })
    .isQuiet();
});

card(
  'hall-of-rope-bridges',
  'at the end of the phase each hero with 2 enemies or more suffers 1 wound',
  () => {
    atTravel('hall-of-rope-bridges', (t) =>
      t.enemy('a', { in: 'ironbreaker' }).enemy('b', { in: 'waywatcher' }).enemy('c', { in: 'waywatcher' }),
    )
      .heroHas('waywatcher', { wounds: 0 })
      .picks('party', 'stay')
      .heroHas('waywatcher', { wounds: 1 })
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
  },
);

card(
  'shuttered-foundry',
  'attacks have 1 success more; the leader suffers 1 wound at the end of the phase',
  () => {
    const foundry = () =>
      plainTable()
        .location('shuttered-foundry')
        .hero('waywatcher', { wounds: 5 })
        .enemy('a', { in: 'waywatcher', health: 9, exhausted: true });
    foundry()
      .rolls({ hero: ['success', 'defence'] })
      .acts('waywatcher', 'attack')
      .enemyIs('a', { wounds: 2 })
      .isQuiet();
    foundry()
      .rolls({ hero: ['success'] })
      .acts('waywatcher', 'rest')
      .heroHas('waywatcher', { wounds: 4 })
      .isQuiet();
    atTravel('shuttered-foundry', (t) => t.leader('waywatcher'))
      .heroHas('waywatcher', { wounds: 0 })
      .picks('party', 'stay')
      .heroHas('waywatcher', { wounds: 1 })
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
  },
);

card(
  'ossuary-stacks',
  'each Undead recovers 2 wounds at the end of the phase; revealed, a dungeon card is drawn',
  () => {
    atTravel('ossuary-stacks', (t) =>
      t
        .enemy('near', { card: 'tomb-archer', in: 'ironbreaker', health: 9, wounds: 5 })
        .enemy('far', { card: 'barrow-knight', health: 9, wounds: 4 })
        .enemy('brute', { in: 'ironbreaker', health: 9, wounds: 4 }),
    )
      .enemyIs('near', { wounds: 5 })
      .picks('party', 'stay')
      .enemyIs('near', { wounds: 3 })
      .enemyIs('far', { wounds: 2 })
      .enemyIs('brute', { wounds: 4 })
      .isQuiet();
    leaderDrawsAt('ossuary-stacks');
  },
);

card('warren-crossroads', 'at the start of the phase an enemy spawns if the shadows are empty', () => {
  const brutes = ['test-brute#1', 'test-brute#2'];
  atTravel('warren-crossroads', (t) => t.leader('waywatcher').deck('enemy', brutes))
    .check(({ enemies }) =>
      expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'waywatcher', faceup: true }]),
    )
    .picks('party', 'stay')
    .check(({ enemies }) => expect(enemies).toHaveLength(1))
    .isQuiet();
  table()
    .location('warren-crossroads')
    .deck('enemy', brutes)
    .enemy('a', { facedown: true })
    .runs(locationPhase, {})
    .check(({ enemies }) => expect(enemies).toHaveLength(1))
    .isQuiet();
});

card('powder-store', 'every enemy that attacks suffers 1 wound', () => {
  plainTable()
    .location('powder-store')
    .enemy('a', { in: 'ironbreaker', attack: 3, health: 9 })
    .enemy('b', { in: 'ironbreaker', attack: 3, health: 9, exhausted: true })
    .rolls({ hero: ['defence', 'defence'], enemy: ['claw'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-targets', 'b')
    .enemyIs('a', { wounds: 1 })
    .enemyIs('b', { wounds: 0 })
    .heroHas('ironbreaker', { wounds: 1 })
    .isQuiet();
});

card('weeping-gallery', 'rests have 1 success fewer; explored, it heals 2 each', () => {
  const gallery = () =>
    plainTable()
      .location('weeping-gallery')
      .hero('waywatcher', { wounds: 5 })
      .enemy('a', { in: 'waywatcher', health: 9, exhausted: true });
  gallery()
    .rolls({ hero: ['success+success'] })
    .acts('waywatcher', 'rest')
    .heroHas('waywatcher', { wounds: 4 })
    .isQuiet();
  gallery()
    .rolls({ hero: ['success', 'defence'] })
    .acts('waywatcher', 'attack')
    .enemyIs('a', { wounds: 1 })
    .isQuiet();
  fullyExplored('weeping-gallery', (t) =>
    t.hero('ironbreaker', { wounds: 3 }).hero('waywatcher', { wounds: 4 }),
  )
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 2 })
    .isQuiet();
});
