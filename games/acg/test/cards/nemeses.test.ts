import { expect } from 'vitest';
import { sufferWounds } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { carryOut } from '../effects/carries-out.js';
import { type AcgTable, table } from '../kit.js';
import { card } from './card.js';
import { activated, crowdedOut, phase, plainTable } from './plain.js';

/**
 * The nemesis is in its lair; the Waywatcher, who does not lead the party, fights a brute and rolls the nemesis icon.
 * The brute survives with 1 wound and does not strike back.
 */
function icon(nemesis: string, given: (t: AcgTable) => AcgTable = (t) => t): AcgTable {
  return given(plainTable())
    .enemy('n', { card: nemesis, in: 'lair' })
    .enemy('brute', { in: 'waywatcher', health: 9 })
    .rolls({ hero: ['success', 'defence'], enemy: ['nemesis'] })
    .acts('waywatcher', 'attack')
    .emits('nemesis-effect', { card: nemesis });
}

card(
  'urgza-twice-crowned',
  'challenges the leader and inflicts; wounds the hero with the most tokens twice',
  () => {
    table()
      .leader('waywatcher')
      .enemy('x', { card: 'urgza-twice-crowned', in: 'ironbreaker', attack: 3 })
      .runs(enemyPhase, phase)
      .zone('waywatcher', ['x'])
      .heroHas('waywatcher', { wounds: 3 })
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
    icon('urgza-twice-crowned', (t) =>
      t.hero('ironbreaker', { tokens: { rest: 2 } }).hero('waywatcher', { tokens: { rest: 1 } }),
    )
      .heroHas('ironbreaker', { wounds: 2 })
      .heroHas('waywatcher', { wounds: 0 })
      .isQuiet();
    const t = table().enemy('x', { card: 'urgza-twice-crowned', in: 'ironbreaker' });
    carryOut(t, [{ do: { exhaust: { enemy: { in: 'engaged-with-you' } } } }])
      .enemyIs('x', { exhausted: false })
      .isQuiet();
  },
);

card('odious-grump', 'preys on the most wounded and inflicts; 2 wounds are distributed', () => {
  table()
    .hero('ironbreaker', { wounds: 2 })
    .hero('waywatcher', { wounds: 3 })
    .enemy('x', { card: 'odious-grump', in: 'ironbreaker', attack: 2 })
    .runs(enemyPhase, phase)
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { wounds: 5 })
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
  icon('odious-grump')
    .asks('party', 'distribute-wounds', '0', '1', '2')
    .picks('party', '1')
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
});

card(
  'the-drowned-abbot',
  'engages, takes 1 progress, wounds the exhausted, inflicts; spawns 1 facedown',
  () => {
    table()
      .location('test-hall', 3)
      .hero('ironbreaker', { exhausted: ['attack', 'explore'] })
      .hero('waywatcher', { exhausted: ['aid', 'explore', 'rest'] })
      .enemy('x', { card: 'the-drowned-abbot', attack: 2 })
      .runs(enemyPhase, phase)
      .zone('ironbreaker', ['x'])
      .check(({ location }) => expect(location?.progress).toBe(2))
      .heroHas('waywatcher', { wounds: 1 })
      .heroHas('ironbreaker', { wounds: 2 })
      .isQuiet();
    icon('the-drowned-abbot', (t) => t.deck('enemy', ['test-stalker', 'test-skulker']))
      .check(({ enemies }) =>
        expect(enemies.filter(({ zone }) => zone === 'shadows')).toMatchObject([
          { card: 'test-stalker', faceup: false },
        ]),
      )
      .isQuiet();
  },
);

card(
  'the-hollow-shepherd',
  'gathers the hero with the fewest enemies and inflicts; each exhausts 1 action',
  () => {
    table()
      .enemy('a', { in: 'ironbreaker', exhausted: true })
      .enemy('x', { card: 'the-hollow-shepherd', attack: 2 })
      .runs(enemyPhase, phase)
      .zone('waywatcher', ['x'])
      .heroHas('waywatcher', { wounds: 2 })
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
    icon('the-hollow-shepherd', (t) => t.hero('waywatcher', { exhausted: ['rest'] }))
      .wants('p1', { min: 1, max: 1 })
      .answers('p1', 'choose-action-to-exhaust', 'test-strike')
      .wants('p2', { min: 1, max: 1 })
      .answers('p2', 'choose-action-to-exhaust', 'shadow-watch')
      .heroHas('ironbreaker', { exhausted: ['attack'] })
      .heroHas('waywatcher', { exhausted: ['attack', 'aid', 'rest'] })
      .isQuiet();
  },
);

card('the-hollow-shepherd', 'recovers all its wounds after a hero is defeated', () => {
  table()
    .hero('waywatcher', { remaining: 2 })
    .enemy('x', { card: 'the-hollow-shepherd', in: 'ironbreaker', health: 9, wounds: 7 })
    .enemy('brute', { in: 'waywatcher', wounds: 2 })
    .runs(sufferWounds, { hero: 'waywatcher', count: 1, from: [] })
    .enemyIs('x', { wounds: 7 })
    .runs(sufferWounds, { hero: 'waywatcher', count: 1, from: [] })
    .heroHas('waywatcher', { status: 'defeated' })
    .enemyIs('x', { wounds: 0 })
    .enemyIs('brute', { wounds: 2 })
    .isQuiet();
});

card('the-tallyman', 'engages the hero with the most gear and inflicts; each hero discards 1 token', () => {
  table()
    .hero('ironbreaker', { gear: ['test-charm'] })
    .hero('waywatcher', { gear: ['test-sword', 'test-trinket'] })
    .enemy('x', { card: 'the-tallyman', attack: 2 })
    .runs(enemyPhase, phase)
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { wounds: 2 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
  icon('the-tallyman', (t) =>
    t.hero('ironbreaker', { tokens: { rest: 2 } }).hero('waywatcher', { tokens: { rest: 2 } }),
  )
    .heroHas('ironbreaker', { tokens: { rest: 1 } })
    .heroHas('waywatcher', { tokens: { rest: 1 } })
    .isQuiet();
});

card(
  'whisperclaw',
  'engages, sickens, inflicts and retreats; sickens the hero with the fewest wounds',
  () => {
    activated(table().enemy('x', { card: 'whisperclaw', attack: 2 }))
      .emits('enemy-engaged', { enemy: 'x', hero: 'waywatcher' })
      .heroHas('waywatcher', { conditions: ['sickened'], wounds: 2 })
      .heroHas('ironbreaker', { conditions: [], wounds: 0 })
      .zone('shadows', ['x'])
      .isQuiet();
    crowdedOut('whisperclaw').heroHas('waywatcher', { conditions: [], wounds: 2 }).isQuiet();
    icon('whisperclaw', (t) => t.hero('ironbreaker', { wounds: 3 }).hero('waywatcher', { wounds: 4 }))
      .heroHas('ironbreaker', { conditions: ['sickened'] })
      .heroHas('waywatcher', { conditions: [] })
      .isQuiet();
  },
);
