import { expect } from 'vitest';
import { activateEnemy } from '../../src/procs.js';
import { activeLocation, locationPhase, revealLocation } from '../../src/rules/locations.js';
import { holding } from '../cards-actions.js';
import { type AcgTable, table } from '../kit.js';

/** What the enemy phase starts with. */
export const phase = { turn: 0, order: [] };

/**
 * Ironbreaker and Waywatcher with the plainest cards there are: a melee attack with two dice at one target, an
 * exploration with one die and a dungeon card, a rest with one die.
 */
export function plainTable(): AcgTable {
  const t = table();
  for (const hero of ['ironbreaker', 'waywatcher'] as const) {
    holding(t, hero, 'attack', 'test-strike');
    holding(t, hero, 'explore', 'test-walk');
    holding(t, hero, 'rest', 'test-nap');
  }
  return t;
}

/** The Waywatcher, who does not lead the party, activates the enemy `x`. */
export function activated(t: AcgTable): AcgTable {
  return t.phase('enemy', 'waywatcher').runs(activateEnemy, { enemy: 'x', hero: 'waywatcher' });
}

/**
 * The same, but three enemies are engaged with the Waywatcher already: `x`, attack 1, wounds her once as it comes and is
 * left in the shadows, engaged with nobody.
 */
export function crowdedOut(card: string, given: (t: AcgTable) => AcgTable = (t) => t): AcgTable {
  const t = given(table());
  for (const id of ['a', 'b', 'c']) t.enemy(id, { in: 'waywatcher', exhausted: true });
  return activated(t.enemy('x', { card, attack: 1 }))
    .emits('overflow', { enemy: 'x' })
    .zone('shadows', ['x']);
}

/** The Ironbreaker, who does not lead the party, has just slain the enemy `x` that this card is. */
export function slain(card: string, given: (t: AcgTable) => AcgTable = (t) => t): AcgTable {
  return given(plainTable().leader('waywatcher'))
    .enemy('x', { card, in: 'ironbreaker', exhausted: true, health: 1, resilience: 0 })
    .rolls({ hero: ['success', 'defence'] })
    .acts('ironbreaker', 'attack')
    .enemyIsGone('x');
}

/** The Waywatcher, who does not lead the party, has just placed the last progress on this location. */
export function fullyExplored(card: string, given: (t: AcgTable) => AcgTable = (t) => t): AcgTable {
  const t = given(plainTable().location(card));
  const all = activeLocation(t.now)?.explore ?? 0;
  return t
    .given(({ location }) => {
      if (location !== null) location.progress = all - 1;
    })
    .rolls({ hero: ['success+success'] })
    .acts('waywatcher', 'explore')
    .emits('progress', { location: card, now: all });
}

/** The location phase at this fully explored location: its first effects are done, and the party may travel on. */
export function atTravel(card: string, given: (t: AcgTable) => AcgTable = (t) => t): AcgTable {
  const t = given(table().location(card)).deck('location', ['test-hall']);
  const progress = activeLocation(t.now)?.explore ?? 0;
  return t
    .given((b) => {
      b.location = { card, progress, explored: true };
    })
    .runs(locationPhase, {})
    .asks('party', 'travel-or-stay', 'travel', 'stay');
}

/** When this location is revealed, the leader draws one dungeon card, and nothing else happens. */
export function leaderDrawsAt(location: string): void {
  table()
    .leader('waywatcher')
    .deck('location', [location])
    .deck('dungeon', ['test-bruise', 'test-ambush'])
    .runs(revealLocation, {})
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .check(({ decks }) => expect(decks.dungeon.draw).toEqual(['test-ambush']))
    .isQuiet();
}
