import { expect } from 'vitest';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { atTravel, fullyExplored, phase } from './plain.js';

card(
  'throne-of-roots',
  'at the end of the phase the hero with the fewest exhausted actions exhausts 1',
  () => {
    atTravel('throne-of-roots', (t) =>
      t.hero('ironbreaker', { exhausted: ['attack', 'rest'] }).hero('waywatcher', { exhausted: ['explore'] }),
    )
      .heroHas('waywatcher', { exhausted: ['explore'] })
      .picks('party', 'stay')
      .asks('p2', 'choose-action-to-exhaust', 'shadow-watch', 'watchful-spites')
      .wants('p2', { min: 1, max: 1 })
      .picks('p2', 'shadow-watch')
      .heroHas('waywatcher', { exhausted: ['explore', 'aid'] })
      .heroHas('ironbreaker', { exhausted: ['attack', 'rest'] })
      .isQuiet();
  },
);

card('brass-aqueduct', 'at the end of the phase each hero discards 1 token', () => {
  atTravel('brass-aqueduct', (t) =>
    t.hero('ironbreaker', { tokens: { rest: 2 } }).hero('waywatcher', { tokens: { aid: 2 } }),
  )
    .heroHas('ironbreaker', { tokens: { rest: 2 } })
    .picks('party', 'stay')
    .heroHas('ironbreaker', { tokens: { rest: 1 } })
    .heroHas('waywatcher', { tokens: { aid: 1 } })
    .isQuiet();
});

card(
  'barrow-of-kings',
  'Undead recover all wounds at the end of the phase; explored, it arms the leader',
  () => {
    atTravel('barrow-of-kings', (t) =>
      t
        .enemy('near', { card: 'tomb-archer', in: 'ironbreaker', health: 9, wounds: 8 })
        .enemy('far', { card: 'barrow-knight', health: 9, wounds: 3 })
        .enemy('brute', { in: 'ironbreaker', health: 9, wounds: 4 }),
    )
      .enemyIs('near', { wounds: 8 })
      .picks('party', 'stay')
      .enemyIs('near', { wounds: 0 })
      .enemyIs('far', { wounds: 0 })
      .enemyIs('brute', { wounds: 4 })
      .isQuiet();
    fullyExplored('barrow-of-kings', (t) => t.deck('gear', ['test-charm', 'test-trinket']))
      .answers('p1', 'equip-or-discard', 'equip')
      .heroHas('ironbreaker', { gear: [{ card: 'test-charm', exhausted: false, depleted: false }] })
      .heroHas('waywatcher', { gear: [] })
      .check(({ decks }) => expect(decks.gear.draw).toEqual(['test-trinket']))
      .isQuiet();
  },
);

card('slag-lake', 'at the end of the phase the hero with the most gear suffers 1 wound', () => {
  atTravel('slag-lake', (t) =>
    t
      .hero('ironbreaker', { gear: ['test-charm'] })
      .hero('waywatcher', { gear: ['test-sword', 'test-trinket'] }),
  )
    .heroHas('waywatcher', { wounds: 0 })
    .picks('party', 'stay')
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

card(
  'breeding-pits',
  'at the end of the phase an enemy spawns facedown if at most 2 are in the shadows',
  () => {
    const pits = (more: boolean) =>
      atTravel('breeding-pits', (t) => {
        t.deck('enemy', ['test-brute#1', 'test-brute#2']).enemy('a').enemy('b', { facedown: true });
        return more ? t.enemy('c') : t;
      });
    pits(false)
      .zone('shadows', ['a', 'b'])
      .picks('party', 'stay')
      .check(({ enemies }) =>
        expect(enemies).toMatchObject([
          { id: 'a' },
          { id: 'b' },
          { card: 'test-brute#1', zone: 'shadows', faceup: false },
        ]),
      )
      .isQuiet();
    pits(true).picks('party', 'stay').zone('shadows', ['a', 'b', 'c']).isQuiet();
  },
);

card(
  'stair-of-a-thousand-steps',
  'wounds the most wounded as the phase starts; explored, each readies 1 action',
  () => {
    atTravel('stair-of-a-thousand-steps', (t) =>
      t.hero('ironbreaker', { wounds: 2 }).hero('waywatcher', { wounds: 3 }),
    )
      .heroHas('waywatcher', { wounds: 4 })
      .picks('party', 'stay')
      .heroHas('waywatcher', { wounds: 4 })
      .heroHas('ironbreaker', { wounds: 2 })
      .isQuiet();
    fullyExplored('stair-of-a-thousand-steps', (t) =>
      t.hero('ironbreaker', { exhausted: ['attack', 'rest'] }).hero('waywatcher', { exhausted: ['rest'] }),
    )
      .wants('p1', { min: 1, max: 1 })
      .answers('p1', 'choose-action-to-ready', 'test-nap')
      .wants('p2', { min: 1, max: 1 })
      .answers('p2', 'choose-action-to-ready', 'test-nap')
      .heroHas('ironbreaker', { exhausted: ['attack'] })
      .heroHas('waywatcher', { exhausted: ['explore'] })
      .isQuiet();
  },
);

card('hall-of-banners', 'each enemy has 1 attack more', () => {
  table()
    .location('hall-of-banners')
    .enemy('a', { in: 'ironbreaker', attack: 1 })
    .enemy('b', { in: 'waywatcher', attack: 2 })
    .runs(enemyPhase, phase)
    .heroHas('ironbreaker', { wounds: 2 })
    .heroHas('waywatcher', { wounds: 3 })
    .isQuiet();
});
