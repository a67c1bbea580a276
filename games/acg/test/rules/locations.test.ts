import { expect } from 'vitest';
import { nobody, runProgram } from '../../src/procs.js';
import { locationPhase, revealLocation } from '../../src/rules/locations.js';
import { event, location } from '../cards.js';
import { addTestCards, rule, table } from '../kit.js';

addTestCards(
  location('test-thicket', {
    abilities: [{ window: 'location-phase-ends', lines: [{ do: { suffer: { hero: 'leader', count: 1 } } }] }],
  }),
  location('test-mill', {
    abilities: [{ window: 'location-phase-starts', lines: [{ do: { progress: { add: 1 } } }] }],
  }),
  location('test-clearing', {
    abilities: [{ window: 'location-revealed', lines: [{ do: { progress: { add: 6 } } }] }],
  }),
  event('test-rockfall', [{ do: { progress: { remove: 2 } } }]),
  event('test-landslide', [{ do: { progress: { remove: 9 } } }]),
  event('test-shortcut', [{ do: { progress: { add: 2 } } }]),
);
const resolving = (card: string) => ({ ...nobody, program: `${card}/lines`, line: 0 });

/** A fully explored hall, with these locations still to come. */
const explored = (...deck: string[]) => table().location('test-hall', 6).deck('location', deck);

rule('ACG-LOC-01', 'the faceup location is the active one, and its progress is counted on it', () => {
  const t = table()
    .given((b) => {
      b.location = null;
    })
    .deck('location', ['test-hall', 'test-gate'])
    .runs(revealLocation, {})
    .emitsTimes(1, 'location-revealed', { card: 'test-hall' })
    .isQuiet();
  for (const viewer of ['p1', 'p2', 'spectator']) {
    const view = t.rules.view(t.state, viewer);
    expect(view.location).toMatchObject({ card: 'test-hall', progress: 0 });
    expect(view.decks.location.size).toBe(1);
    expect(JSON.stringify(view)).not.toContain('test-gate');
  }
});

rule(
  'ACG-LOC-02',
  'progress can be taken away again, down to nothing; what was explored is so no more',
  () => {
    explored('test-gate')
      .runs(runProgram, resolving('test-rockfall'))
      .check(({ location }) => expect(location).toMatchObject({ progress: 4, explored: false }))
      .runs(locationPhase, {})
      .check(({ location }) => expect(location).toMatchObject({ card: 'test-hall', progress: 4 }))
      .isQuiet();
    explored('test-gate')
      .runs(runProgram, resolving('test-landslide'))
      .check(({ location }) => expect(location?.progress).toBe(0))
      .isQuiet();
    table()
      .location('test-hall', 1)
      .runs(runProgram, resolving('test-shortcut'))
      .check(({ location }) => expect(location?.progress).toBe(3))
      .isQuiet();
  },
);

rule('ACG-LOC-03', 'a location explored in the hero phase may be left in the same round, or not', () => {
  const round = () =>
    table()
      .location('test-hall', 4)
      .deck('location', ['test-gate'])
      .rolls({ hero: ['success', 'success'] })
      .acts('ironbreaker', 'explore')
      .check(({ location }) => expect(location).toMatchObject({ progress: 6, explored: true }))
      .runs(locationPhase, {})
      .asks('party', 'travel-or-stay', 'travel', 'stay');
  round()
    .picks('party', 'stay')
    .check(({ location }) => expect(location).toMatchObject({ card: 'test-hall', progress: 6 }))
    .isQuiet();
  round()
    .picks('party', 'travel')
    .check(({ location }) => expect(location?.card).toBe('test-gate'))
    .isQuiet();
});

rule('ACG-LOC-03', 'one progress short, the party stays where it is', () => {
  table()
    .location('test-hall', 5)
    .deck('location', ['test-gate'])
    .runs(locationPhase, {})
    .check(({ location }) => expect(location).toMatchObject({ card: 'test-hall', progress: 5 }))
    .isQuiet();
});

rule('ACG-LOC-04', 'progress beyond the exploration value is not placed', () => {
  table()
    .location('test-hall', 5)
    .rolls({ hero: ['success', 'success+success'] })
    .acts('ironbreaker', 'explore')
    .emits('successes', { type: 'explore', count: 3 })
    .emitsTimes(1, 'progress', { count: 1, now: 6 })
    .check(({ location }) => expect(location?.progress).toBe(6))
    .isQuiet();
});

rule('ACG-LOC-05', 'without a card in the location deck nobody travels', () => {
  explored()
    .runs(locationPhase, {})
    .check(({ location }) => expect(location).toMatchObject({ card: 'test-hall', progress: 6 }))
    .isQuiet();
});

rule('ACG-LOC-06', 'travelling discards the old location and reveals the next one with its enemies', () => {
  explored('test-gate', 'test-den')
    .leader('waywatcher')
    .deck('enemy', ['test-brute#1', 'test-brute#2'])
    .runs(locationPhase, {})
    .answers('party', 'travel-or-stay', 'travel')
    .check(({ location, decks }) => {
      expect(location).toEqual({ card: 'test-gate', progress: 0, explored: false });
      expect(decks.location).toMatchObject({ draw: ['test-den'], discard: ['test-hall'] });
      expect(decks.enemy.draw).toEqual(['test-brute#2']);
    })
    .zone('waywatcher', ['e1'])
    .zone('ironbreaker', [])
    .emitsInOrder('location-left', 'location-revealed', 'enemy-spawned')
    .isQuiet();
});

rule('ACG-LOC-07', 'travelling leaves the shadows behind, but never a nemesis', () => {
  explored('test-hall')
    .enemy('x', { card: 'test-brute#1' })
    .enemy('f', { card: 'test-brute#2', facedown: true })
    .enemy('n', { card: 'test-nemesis' })
    .runs(locationPhase, {})
    .picks('party', 'travel')
    .zone('shadows', ['n'])
    .enemyIsGone('x')
    .enemyIsGone('f')
    .check(({ decks }) => expect(decks.enemy.discard).toEqual(['test-brute#1', 'test-brute#2']))
    .isQuiet();
  explored('test-hall')
    .enemy('x')
    .runs(locationPhase, {})
    .picks('party', 'stay')
    .zone('shadows', ['x'])
    .isQuiet();
});

rule('ACG-LOC-08', 'the shadows are cleared before the enemies of the new location come', () => {
  explored('test-crypt')
    .enemy('x')
    .enemy('y')
    .enemy('n', { card: 'test-nemesis' })
    .deck('enemy', ['test-stalker', 'test-skulker'])
    .runs(locationPhase, {})
    .picks('party', 'travel')
    .zone('shadows', ['n', 'e1', 'e2'])
    .enemyIs('e1', { card: 'test-stalker', faceup: false })
    .enemyIs('e2', { card: 'test-skulker', faceup: false })
    .emitsInOrder('enemy-left-behind', 'location-revealed', 'enemy-spawned')
    .isQuiet();
});

rule('ACG-LOC-09', 'engaged enemies follow, as hurt and as tired as they were', () => {
  explored('test-hall')
    .enemy('x', { in: 'ironbreaker', wounds: 2, exhausted: true })
    .enemy('y', { in: 'waywatcher' })
    .runs(locationPhase, {})
    .picks('party', 'travel')
    .enemyIs('x', { zone: 'ironbreaker', wounds: 2, exhausted: true })
    .enemyIs('y', { zone: 'waywatcher', wounds: 0, exhausted: false })
    .isQuiet();
});

rule('ACG-LOC-10', 'a location effect happens once in each location phase, when the card says', () => {
  table()
    .location('test-thicket')
    .runs(locationPhase, {})
    .emitsTimes(1, 'ability', { entity: 'location' })
    .heroHas('ironbreaker', { wounds: 1 })
    .runs(locationPhase, {})
    .emitsTimes(1, 'ability', { entity: 'location' })
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
  table()
    .location('test-thicket', 6)
    .deck('location', ['test-hall'])
    .runs(locationPhase, {})
    .asks('party', 'travel-or-stay', 'travel', 'stay')
    .heroHas('ironbreaker', { wounds: 0 })
    .picks('party', 'travel')
    // The thicket is behind them when the phase ends.
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-LOC-11', 'first effects of the start, then travelling, then effects of the end', () => {
  table()
    .location('test-mill', 6)
    .deck('location', ['test-thicket'])
    .runs(locationPhase, {})
    .emitsTimes(1, 'ability', { card: 'test-mill' })
    .asks('party', 'travel-or-stay', 'travel', 'stay')
    .picks('party', 'travel')
    .emitsInOrder('ability', 'location-left', 'location-revealed', 'ability', 'wounds')
    .emitsTimes(1, 'ability', { card: 'test-thicket' })
    .isQuiet();
});

rule('ACG-LOC-12', 'the location that the party has just entered already has its end effect', () => {
  explored('sewer-system')
    .hero('ironbreaker', { exhausted: ['attack', 'explore'] })
    .hero('waywatcher', { exhausted: ['rest'] })
    .runs(locationPhase, {})
    .picks('party', 'travel')
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 0 })
    .isQuiet();
});

rule('ACG-LOC-13', 'the party travels at most once in a location phase', () => {
  explored('test-clearing', 'test-hall')
    .runs(locationPhase, {})
    .picks('party', 'travel')
    .check(({ location }) => expect(location).toMatchObject({ card: 'test-clearing', progress: 6 }))
    .isQuiet();
});

rule('ACG-LOC-14', 'a location explored by an effect of the start may be left in the same phase', () => {
  table()
    .location('test-mill', 5)
    .deck('location', ['test-hall'])
    .runs(locationPhase, {})
    .check(({ location }) => expect(location?.progress).toBe(6))
    .asks('party', 'travel-or-stay', 'travel', 'stay')
    .picks('party', 'travel')
    .check(({ location }) => expect(location?.card).toBe('test-hall'))
    .isQuiet();
});
