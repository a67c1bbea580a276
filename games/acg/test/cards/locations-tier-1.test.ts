import { expect } from 'vitest';
import { locationPhase } from '../../src/rules/locations.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { atTravel, fullyExplored } from './plain.js';

card('sewer-system', 'at the end of the phase each hero with 2 exhausted actions suffers 1 wound', () => {
  atTravel('sewer-system', (t) =>
    t.hero('ironbreaker', { exhausted: ['attack'] }).hero('waywatcher', { exhausted: ['aid', 'rest'] }),
  )
    .heroHas('waywatcher', { wounds: 0 })
    .picks('party', 'stay')
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

card('flooded-cellar', 'at the end of the phase the hero with the most tokens discards 1', () => {
  atTravel('flooded-cellar', (t) =>
    t.hero('ironbreaker', { tokens: { rest: 1 } }).hero('waywatcher', { tokens: { rest: 2 } }),
  )
    .heroHas('waywatcher', { tokens: { rest: 2 } })
    .picks('party', 'stay')
    .heroHas('waywatcher', { tokens: { rest: 1 } })
    .heroHas('ironbreaker', { tokens: { rest: 1 } })
    .isQuiet();
});

card(
  'gnawed-crypt',
  'at the end of the phase an enemy spawns facedown if at most 1 is in the shadows',
  () => {
    const crypt = (more: boolean) =>
      atTravel('gnawed-crypt', (t) => {
        t.deck('enemy', ['test-brute#1', 'test-brute#2']).enemy('a');
        return more ? t.enemy('b', { facedown: true }) : t;
      });
    crypt(false)
      .zone('shadows', ['a'])
      .picks('party', 'stay')
      .check(({ enemies }) =>
        expect(enemies).toMatchObject([
          { id: 'a' },
          { card: 'test-brute#1', zone: 'shadows', faceup: false },
        ]),
      )
      .isQuiet();
    crypt(true).picks('party', 'stay').zone('shadows', ['a', 'b']).isQuiet();
  },
);

card(
  'pale-mushroom-grotto',
  'sickens the most wounded at the end of the phase; explored, it heals 1 each',
  () => {
    atTravel('pale-mushroom-grotto', (t) =>
      t.hero('ironbreaker', { wounds: 2 }).hero('waywatcher', { wounds: 3 }),
    )
      .heroHas('waywatcher', { conditions: [] })
      .picks('party', 'stay')
      .heroHas('waywatcher', { conditions: ['sickened'], wounds: 3 })
      .heroHas('ironbreaker', { conditions: [], wounds: 2 })
      .isQuiet();
    fullyExplored('pale-mushroom-grotto', (t) =>
      t.hero('ironbreaker', { wounds: 2 }).hero('waywatcher', { wounds: 3 }),
    )
      .heroHas('ironbreaker', { wounds: 1 })
      .heroHas('waywatcher', { wounds: 2 })
      .isQuiet();
  },
);

card('propped-tunnel', 'loses 1 progress at the end of the phase, unless it is fully explored', () => {
  table()
    .location('propped-tunnel', 2)
    .runs(locationPhase, {})
    .check(({ location }) => expect(location?.progress).toBe(1))
    .isQuiet();
  atTravel('propped-tunnel').picks('party', 'stay').doesNotEmit('progress-removed').isQuiet();
});

card('old-cistern', 'at the start of the phase one of 3 enemies in the shadows advances', () => {
  table()
    .leader('waywatcher')
    .location('old-cistern', 99)
    .deck('location', ['test-hall'])
    .enemy('a')
    .enemy('b', { facedown: true })
    .enemy('c', { facedown: true })
    .runs(locationPhase, {})
    .asks('p2', 'choose-enemy-to-advance', 'a', 'b', 'c')
    .wants('p2', { min: 1, max: 1 })
    .picks('p2', 'b')
    .enemyIs('b', { zone: 'waywatcher', faceup: true })
    .zone('shadows', ['a', 'c'])
    .answers('party', 'travel-or-stay', 'stay')
    .zone('shadows', ['a', 'c'])
    .isQuiet();
  atTravel('old-cistern', (t) => t.enemy('a').enemy('b'))
    .zone('shadows', ['a', 'b'])
    .picks('party', 'stay')
    .zone('shadows', ['a', 'b'])
    .isQuiet();
});

card('smugglers-landing', 'explored, it gives the leader the top card of the gear deck', () => {
  fullyExplored('smugglers-landing', (t) => t.deck('gear', ['test-charm', 'test-trinket']))
    .answers('p1', 'equip-or-discard', 'equip')
    .heroHas('ironbreaker', { gear: [{ card: 'test-charm', exhausted: false, depleted: false }] })
    .heroHas('waywatcher', { gear: [] })
    .check(({ decks }) => expect(decks.gear.draw).toEqual(['test-trinket']))
    .isQuiet();
});
