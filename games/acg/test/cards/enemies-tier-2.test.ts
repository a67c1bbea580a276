import { expect } from 'vitest';
import { engage, spawn } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { type AcgTable, table } from '../kit.js';
import { card } from './card.js';
import { activated, crowdedOut, phase, plainTable, slain } from './plain.js';

/** Advances on the Waywatcher, who has this many tokens on her aid and these actions exhausted. */
function ignites(enemy: string, tokens: number, exhausted: ('aid' | 'explore' | 'rest')[]): AcgTable {
  const t = table()
    .hero('ironbreaker', { tokens: { aid: 2 } })
    .hero('waywatcher', { tokens: { aid: tokens }, exhausted })
    .enemy('x', { card: enemy, attack: 3 });
  return activated(t).zone('waywatcher', ['x']);
}

card('goblin-firebrand', 'engages; the hero discards 1 token, exhausts 1 action or suffers 1 wound', () => {
  ignites('goblin-firebrand', 2, [])
    .answers('p2', 'choose-option', 'option-0')
    .heroHas('waywatcher', { tokens: { aid: 1 }, exhausted: [], wounds: 0 })
    .heroHas('ironbreaker', { tokens: { aid: 2 } })
    .isQuiet();
  ignites('goblin-firebrand', 1, [])
    .asks('p2', 'choose-option', 'option-0', 'option-1', 'option-2')
    .picks('p2', 'option-1')
    .wants('p2', { min: 1, max: 1 })
    .answers('p2', 'choose-action-to-exhaust', 'orions-hunt')
    .heroHas('waywatcher', { tokens: { aid: 1 }, exhausted: ['explore'], wounds: 0 })
    .isQuiet();
  ignites('goblin-firebrand', 0, ['aid', 'explore'])
    .asks('p2', 'choose-option', 'option-1', 'option-2')
    .picks('p2', 'option-2')
    .heroHas('waywatcher', { exhausted: ['aid', 'explore'], wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
  ignites('goblin-firebrand', 0, ['aid', 'explore', 'rest']).heroHas('waywatcher', { wounds: 1 }).isQuiet();
  crowdedOut('goblin-firebrand', (t) => t.hero('waywatcher', { exhausted: ['aid', 'explore', 'rest'] }))
    .heroHas('waywatcher', { wounds: 2 })
    .isQuiet();
});

card('goblin-firebrand-elite', 'ignites and inflicts; slain, it wounds each hero once', () => {
  ignites('goblin-firebrand-elite', 1, ['aid', 'explore'])
    .asks('p2', 'choose-option', 'option-0', 'option-1', 'option-2')
    .picks('p2', 'option-2')
    .heroHas('waywatcher', { tokens: { aid: 1 }, exhausted: ['aid', 'explore'], wounds: 4 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
  ignites('goblin-firebrand-elite', 2, [])
    .answers('p2', 'choose-option', 'option-0')
    .heroHas('waywatcher', { tokens: { aid: 1 }, exhausted: [], wounds: 3 })
    .heroHas('ironbreaker', { tokens: { aid: 2 } })
    .isQuiet();
  ignites('goblin-firebrand-elite', 0, [])
    .answers('p2', 'choose-option', 'option-1')
    .wants('p2', { min: 1, max: 1 })
    .answers('p2', 'choose-action-to-exhaust', 'watchful-spites')
    .heroHas('waywatcher', { exhausted: ['rest'], wounds: 3 })
    .isQuiet();
  ignites('goblin-firebrand-elite', 0, ['aid', 'explore', 'rest'])
    .heroHas('waywatcher', { wounds: 4 })
    .isQuiet();
  slain('goblin-firebrand-elite')
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
});

/** In the shadows, attack 2; the Waywatcher is the weaker of the two by one. */
const hunting = (enemy: string) =>
  table()
    .hero('ironbreaker', { health: 20, remaining: 11 })
    .hero('waywatcher', { health: 20, remaining: 10 })
    .enemy('x', { card: enemy, attack: 2 });

/** Engaged with the Waywatcher, who strikes at it and rolls this. */
const clawed = (enemy: string, health: number, hero: string[]) =>
  plainTable()
    .enemy('x', { card: enemy, in: 'waywatcher', attack: 2, health, resilience: 0 })
    .rolls({ hero, enemy: ['claw'] })
    .acts('waywatcher', 'attack')
    .heroHas('ironbreaker', { wounds: 0, conditions: [] });

card('grave-hound', 'hunts the weakest; its attack leaves a hero bleeding, its Inflict does not', () => {
  hunting('grave-hound')
    .runs(enemyPhase, phase)
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { wounds: 12, conditions: [] })
    .heroHas('ironbreaker', { wounds: 9, conditions: [] })
    .isQuiet();
  // 2 wounds of the attack, 1 of the bleeding after the activation.
  clawed('grave-hound', 9, ['success', 'success'])
    .heroHas('waywatcher', { wounds: 3, conditions: ['bleeding'] })
    .isQuiet();
  clawed('grave-hound', 9, ['defence', 'success+defence'])
    .heroHas('waywatcher', { wounds: 1, conditions: ['bleeding'] })
    .isQuiet();
  // Slain by the very attack it still answers.
  clawed('grave-hound', 1, ['success', 'success'])
    .enemyIsGone('x')
    .heroHas('waywatcher', { wounds: 3, conditions: ['bleeding'] })
    .isQuiet();
});

card(
  'grave-hound-elite',
  'hunts the weakest, leaves heroes bleeding, and makes the bleeding suffer more',
  () => {
    hunting('grave-hound-elite')
      .runs(enemyPhase, phase)
      .zone('waywatcher', ['x'])
      .heroHas('waywatcher', { wounds: 12, conditions: [] })
      .isQuiet();
    hunting('grave-hound-elite')
      .hero('waywatcher', { conditions: ['bleeding'] })
      .runs(enemyPhase, phase)
      .heroHas('waywatcher', { wounds: 13 })
      .heroHas('ironbreaker', { wounds: 9 })
      .isQuiet();
    // Bleeding before the wounds of the attack (3), and after the activation (2).
    clawed('grave-hound-elite', 9, ['success', 'success'])
      .heroHas('waywatcher', { wounds: 5, conditions: ['bleeding'] })
      .isQuiet();
  },
);

const rich = () =>
  table()
    .hero('ironbreaker', { tokens: { rest: 2 } })
    .hero('waywatcher', { tokens: { rest: 2 } });

card('hired-blade', 'engages; its hero discards 1 token', () => {
  activated(rich().enemy('x', { card: 'hired-blade', attack: 2 }))
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { tokens: { rest: 1 }, wounds: 0 })
    .heroHas('ironbreaker', { tokens: { rest: 2 } })
    .isQuiet();
  crowdedOut('hired-blade', () => rich())
    .heroHas('waywatcher', { tokens: { rest: 2 }, wounds: 1 })
    .isQuiet();
});

card('hired-blade-elite', 'takes 1 token and inflicts; its slayer claims 1 token', () => {
  activated(rich().enemy('x', { card: 'hired-blade-elite', attack: 2 }))
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { tokens: { rest: 1 }, wounds: 2 })
    .heroHas('ironbreaker', { tokens: { rest: 2 }, wounds: 0 })
    .isQuiet();
  crowdedOut('hired-blade-elite', () => rich())
    .heroHas('waywatcher', { tokens: { rest: 2 }, wounds: 2 })
    .isQuiet();
  slain('hired-blade-elite', (t) => t.hero('ironbreaker', { tokens: { aid: 2, explore: 2, rest: 2 } }))
    .heroHas('ironbreaker', { tokens: { attack: 1, aid: 2, explore: 2, rest: 2 } })
    .heroHas('waywatcher', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .isQuiet();
});

/** Spawned before the Ironbreaker, it stays in the shadows. */
const spawns = (enemy: string) =>
  table()
    .deck('enemy', [enemy])
    .runs(spawn, { count: 1, place: 'engaged', facedown: false, done: 0 })
    .check(({ enemies }) => expect(enemies).toMatchObject([{ card: enemy, zone: 'shadows', faceup: true }]))
    .isQuiet();

card('jezzail-team', 'cannot be engaged; it wounds the weakest hero once', () => {
  spawns('jezzail-team');
  hunting('jezzail-team')
    .runs(enemyPhase, phase)
    .heroHas('waywatcher', { wounds: 11 })
    .heroHas('ironbreaker', { wounds: 9 })
    .zone('shadows', ['x'])
    .isQuiet();
});

card(
  'jezzail-team-elite',
  'wounds the weakest hero once and inflicts on the active one, from the shadows',
  () => {
    spawns('jezzail-team-elite');
    hunting('jezzail-team-elite')
      .runs(enemyPhase, phase)
      .heroHas('waywatcher', { wounds: 11 })
      .heroHas('ironbreaker', { wounds: 11 })
      .zone('shadows', ['x'])
      .isQuiet();
  },
);

card('pit-troll', 'engages, inflicts and recovers 1 wound', () => {
  table()
    .enemy('x', { card: 'pit-troll', attack: 2, health: 6, wounds: 4 })
    .runs(enemyPhase, phase)
    .zone('ironbreaker', ['x'])
    .heroHas('ironbreaker', { wounds: 2 })
    .enemyIs('x', { wounds: 3 })
    .isQuiet();
});

card('pit-troll-elite', 'engages, inflicts and recovers 2 wounds', () => {
  table()
    .enemy('x', { card: 'pit-troll-elite', attack: 2, health: 6, wounds: 4 })
    .runs(enemyPhase, phase)
    .zone('ironbreaker', ['x'])
    .heroHas('ironbreaker', { wounds: 2 })
    .enemyIs('x', { wounds: 2 })
    .isQuiet();
});

/** The Ironbreaker is one exhausted action more tired than the Waywatcher, with whom the enemy is engaged. */
const tired = () =>
  table()
    .hero('ironbreaker', { exhausted: ['attack', 'rest'] })
    .hero('waywatcher', { exhausted: ['rest'] });

card('tomb-archer', 'wounds each hero with 2 exhausted actions and retreats', () => {
  tired()
    .enemy('x', { card: 'tomb-archer', in: 'waywatcher', attack: 2 })
    .runs(enemyPhase, phase)
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 0 })
    .zone('shadows', ['x'])
    .isQuiet();
});

card('tomb-archer-elite', 'wounds the tired, inflicts, retreats; revealed, it wounds the active hero', () => {
  tired()
    .enemy('x', { card: 'tomb-archer-elite', in: 'waywatcher', attack: 2 })
    .runs(enemyPhase, phase)
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 2 })
    .zone('shadows', ['x'])
    .isQuiet();
  const engaged = (facedown: boolean) =>
    table()
      .phase('hero', 'waywatcher')
      .enemy('x', { card: 'tomb-archer-elite', facedown })
      .runs(engage, { enemy: 'x', hero: 'waywatcher' });
  engaged(true).heroHas('waywatcher', { wounds: 1 }).heroHas('ironbreaker', { wounds: 0 }).isQuiet();
  engaged(false).heroHas('waywatcher', { wounds: 0 }).isQuiet();
});
