import { expect } from 'vitest';
import { engage } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { type AcgTable, table } from '../kit.js';
import { card } from './card.js';
import { activated, crowdedOut, phase, plainTable, slain } from './plain.js';

/** Advances on the Waywatcher, who picks the action that the cold takes from her. */
const chilled = (knight: string) =>
  activated(table().enemy('x', { card: knight, attack: 2 }))
    .wants('p2', { min: 1, max: 1 })
    .answers('p2', 'choose-action-to-exhaust', 'orions-hunt')
    .heroHas('waywatcher', { exhausted: ['explore'] })
    .zone('waywatcher', ['x'])
    .isQuiet();

card('barrow-knight', 'engages; its hero exhausts 1 action', () => {
  chilled('barrow-knight').heroHas('waywatcher', { wounds: 0 });
  crowdedOut('barrow-knight').heroHas('waywatcher', { exhausted: [], wounds: 1 }).isQuiet();
});

card('barrow-knight-elite', 'chills and inflicts; every roll loses 1 defence icon', () => {
  chilled('barrow-knight-elite').heroHas('waywatcher', { wounds: 2 });
  crowdedOut('barrow-knight-elite').heroHas('waywatcher', { exhausted: [], wounds: 2 }).isQuiet();
  const struck = (...hero: string[]) =>
    plainTable()
      .enemy('x', { card: 'barrow-knight-elite', exhausted: true })
      .enemy('brute', { in: 'ironbreaker', attack: 4, health: 9 })
      .rolls({ hero, enemy: ['claw'] })
      .acts('ironbreaker', 'attack');
  struck('success+defence', 'defence').heroHas('ironbreaker', { wounds: 3 }).isQuiet();
  struck('success', 'success')
    .heroHas('ironbreaker', { wounds: 4 })
    .enemyIs('brute', { wounds: 2 })
    .isQuiet();
});

/** From the shadows to the Waywatcher, who is engaged with two enemies already. */
const tramples = (colossus: string) =>
  table()
    .enemy('a', { in: 'ironbreaker', exhausted: true })
    .enemy('b', { in: 'waywatcher', exhausted: true })
    .enemy('c', { in: 'waywatcher', exhausted: true })
    .enemy('x', { card: colossus, attack: 2 })
    .runs(enemyPhase, phase)
    .zone('waywatcher', ['b', 'c', 'x'])
    .heroHas('waywatcher', { wounds: 2 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();

card('bone-colossus', 'engages the hero with the most enemies and inflicts', () => {
  tramples('bone-colossus');
});

card(
  'bone-colossus-elite',
  'tramples and inflicts; slain, it leaves an enemy facedown in the shadows',
  () => {
    tramples('bone-colossus-elite');
    slain('bone-colossus-elite', (t) => t.deck('enemy', ['test-brute#1', 'test-brute#2']))
      .check(({ enemies }) =>
        expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'shadows', faceup: false }]),
      )
      .isQuiet();
  },
);

/** Advances on the Ironbreaker; he and the Waywatcher were engaged with this many exhausted enemies before. */
function scorches(drake: string, before: { ironbreaker: number; waywatcher: number }): AcgTable {
  const t = table();
  for (const hero of ['ironbreaker', 'waywatcher'] as const) {
    for (let n = 0; n < before[hero]; n++) t.enemy(`${hero}-${n}`, { in: hero, exhausted: true });
  }
  return t
    .enemy('x', { card: drake, attack: 3 })
    .runs(enemyPhase, phase)
    .enemyIs('x', { zone: 'ironbreaker' })
    .isQuiet();
}

card('cave-drake', 'engages, then wounds each hero with 2 enemies or more once', () => {
  scorches('cave-drake', { ironbreaker: 1, waywatcher: 1 })
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 0 });
  scorches('cave-drake', { ironbreaker: 0, waywatcher: 2 })
    .heroHas('ironbreaker', { wounds: 0 })
    .heroHas('waywatcher', { wounds: 1 });
});

card('cave-drake-elite', 'engages, then wounds each hero with 2 enemies or more once', () => {
  scorches('cave-drake-elite', { ironbreaker: 1, waywatcher: 2 })
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 1 });
  scorches('cave-drake-elite', { ironbreaker: 0, waywatcher: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .heroHas('waywatcher', { wounds: 0 });
});

/** Lured to the Waywatcher by her four tokens, of which two go. */
const beckoned = (wraith: string) =>
  table()
    .hero('ironbreaker', { tokens: { attack: 2, rest: 1 } })
    .hero('waywatcher', { tokens: { attack: 2, rest: 2 } })
    .enemy('x', { card: wraith, attack: 3 })
    .runs(enemyPhase, phase)
    .answers('p2', 'discard-tokens', '1')
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { tokens: { attack: 1, rest: 1 }, wounds: 3 })
    .heroHas('ironbreaker', { tokens: { attack: 2, rest: 1 }, wounds: 0 })
    .isQuiet();

card('lantern-wraith', 'engages the hero with the most tokens, takes 2 of them and inflicts', () => {
  beckoned('lantern-wraith');
});

card('lantern-wraith-elite', 'takes 2 tokens and inflicts; every rest has 1 success icon fewer', () => {
  beckoned('lantern-wraith-elite');
  const haunted = () =>
    plainTable()
      .hero('waywatcher', { wounds: 5 })
      .enemy('x', { card: 'lantern-wraith-elite', in: 'ironbreaker', exhausted: true })
      .enemy('brute', { in: 'waywatcher', health: 9, exhausted: true });
  haunted()
    .rolls({ hero: ['success+success'] })
    .acts('waywatcher', 'rest')
    .heroHas('waywatcher', { wounds: 4 })
    .isQuiet();
  haunted()
    .rolls({ hero: ['success', 'success'] })
    .acts('waywatcher', 'attack')
    .enemyIs('brute', { wounds: 2 })
    .isQuiet();
});

/** Advances on the Ironbreaker and takes progress off a location that has 4. */
const batters = (brute: string) =>
  table()
    .location('test-hall', 4)
    .enemy('x', { card: brute, attack: 2 })
    .runs(enemyPhase, phase)
    .zone('ironbreaker', ['x'])
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();

card('siege-brute', 'engages, takes 1 progress and inflicts', () => {
  batters('siege-brute').check(({ location }) => expect(location?.progress).toBe(3));
});

card('siege-brute-elite', 'engages, takes 2 progress and inflicts', () => {
  batters('siege-brute-elite').check(({ location }) => expect(location?.progress).toBe(2));
});

/** Out of the shadows, at the weaker hero, and back; then the Waywatcher provokes its attack. */
function stalks(assassin: string): void {
  table()
    .hero('ironbreaker', { health: 20, remaining: 11 })
    .hero('waywatcher', { health: 20, remaining: 10 })
    .enemy('x', { card: assassin, attack: 2 })
    .runs(enemyPhase, phase)
    .emits('enemy-engaged', { enemy: 'x', hero: 'waywatcher' })
    .heroHas('waywatcher', { wounds: 12, conditions: [] })
    .heroHas('ironbreaker', { wounds: 9 })
    .zone('shadows', ['x'])
    .isQuiet();
  // 2 wounds of the attack, 1 of the bleeding after the activation.
  plainTable()
    .enemy('x', { card: assassin, in: 'waywatcher', attack: 2, health: 9 })
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .acts('waywatcher', 'attack')
    .heroHas('waywatcher', { wounds: 3, conditions: ['bleeding'] })
    .heroHas('ironbreaker', { wounds: 0, conditions: [] })
    .isQuiet();
}

card('warren-assassin', 'strikes the weakest hero and is gone; its attack leaves a hero bleeding', () => {
  stalks('warren-assassin');
});

card('warren-assassin-elite', 'the same; revealed, it wounds the active hero twice', () => {
  stalks('warren-assassin-elite');
  const engaged = (facedown: boolean) =>
    table()
      .phase('hero', 'waywatcher')
      .enemy('x', { card: 'warren-assassin-elite', facedown })
      .runs(engage, { enemy: 'x', hero: 'waywatcher' });
  engaged(true).heroHas('waywatcher', { wounds: 2 }).heroHas('ironbreaker', { wounds: 0 }).isQuiet();
  engaged(false).heroHas('waywatcher', { wounds: 0 }).isQuiet();
});
