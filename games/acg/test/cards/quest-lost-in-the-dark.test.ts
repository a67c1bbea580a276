import { describe, expect } from 'vitest';
import { locationPhase } from '../../src/rules/locations.js';
import { resolveOutcome } from '../../src/rules/quest.js';
import { card } from './card.js';
import {
  at,
  exploresOne,
  isResult,
  lastHeroFalls,
  onSheet,
  perilTurns,
  strikesDown,
  travelsTo,
} from './quest-table.js';

const QUEST = 'lost-in-the-dark';
const SHEPHERD = { card: 'the-hollow-shepherd', attack: 2, health: 8 };
const inLair = () => onSheet(QUEST).enemy('shepherd', { ...SHEPHERD, in: 'lair' });

describe('quest rules', () => {
  card('lost-in-the-dark', 'each hero is upgraded when the party leaves a location', () => {
    const t = onSheet(QUEST)
      .hero('ironbreaker', { wounds: 3, tokens: { attack: 1 }, exhausted: ['attack'] })
      .hero('ironbreaker', { capacity: 1, depletedGear: ['test-trinket'] })
      .hero('waywatcher', { wounds: 2, capacity: 2, depletedGear: ['test-charm'], advanced: ['rest'] });
    travelsTo(t, 'test-crypt')
      .asks(
        'p1',
        'choose-action-to-upgrade',
        'inexorable-advance',
        'shield-wall',
        'into-the-dark',
        'stubborn-resolve',
      )
      .picks('p1', 'inexorable-advance')
      .asks('p2', 'choose-action-to-upgrade', 'deadly-shot', 'shadow-watch', 'orions-hunt')
      .picks('p2', 'deadly-shot')
      .heroHas('ironbreaker', { wounds: 2, tokens: { attack: 1 }, exhausted: ['attack'] })
      .heroHas('ironbreaker', {
        capacity: 2,
        gear: [{ card: 'test-trinket', exhausted: false, depleted: false }],
      })
      .heroHas('waywatcher', {
        wounds: 1,
        capacity: 3,
        gear: [{ card: 'test-charm', exhausted: false, depleted: false }],
      })
      .check(({ heroes, location }) => {
        expect(heroes[0]?.actions[0]?.card).toBe('rockslide-charge');
        expect(heroes[1]?.actions[0]?.card).toBe('twin-string-volley');
        expect(location?.card).toBe('test-crypt');
      })
      .isQuiet();
  });

  card('lost-in-the-dark', 'the poorest hero claims the top gear card when a location is explored', () => {
    const t = at(onSheet(QUEST), 'test-hall', { missing: 1 })
      .hero('ironbreaker', { gear: ['test-charm'] })
      .deck('gear', ['test-sword', 'test-axe'])
      .deck('location', ['test-crypt']);
    exploresOne(t)
      .asks('p2', 'equip-or-discard', 'equip', 'discard')
      .picks('p2', 'equip')
      .heroHas('waywatcher', { gear: [{ card: 'test-sword', exhausted: false, depleted: false }] })
      .check(({ decks }) => expect(decks.gear.draw).toEqual(['test-axe']))
      .isQuiet();
  });

  card(
    'lost-in-the-dark',
    'equally poor heroes agree who claims it; the last location yields nothing',
    () => {
      const equal = at(onSheet(QUEST), 'test-hall', { missing: 1 })
        .deck('gear', ['test-sword'])
        .deck('location', ['test-crypt']);
      exploresOne(equal).asks('party', 'choose-hero-to-claim-gear', 'ironbreaker', 'waywatcher');
      const last = at(onSheet(QUEST), 'test-hall', { missing: 1 }).deck('gear', ['test-sword']);
      exploresOne(last)
        .check(({ decks }) => expect(decks.gear.draw).toEqual(['test-sword']))
        .isQuiet();
    },
  );

  const toFold = (t: ReturnType<typeof onSheet>) =>
    travelsTo(t, 'the-shepherds-fold').picks('p1', 'shield-wall').picks('p2', 'deadly-shot');

  card('lost-in-the-dark', 'the Shepherd meets the leader when his Fold is revealed', () => {
    toFold(inLair()).enemyIs('shepherd', { zone: 'ironbreaker', exhausted: false });
    toFold(onSheet(QUEST).enemy('shepherd', { ...SHEPHERD, in: 'waywatcher' })).enemyIs('shepherd', {
      zone: 'waywatcher',
    });
    travelsTo(inLair(), 'test-crypt')
      .picks('p1', 'shield-wall')
      .picks('p2', 'deadly-shot')
      .enemyIs('shepherd', { zone: 'lair' })
      .isQuiet();
  });

  card(
    'lost-in-the-dark',
    'the Shepherd goes back to the lair when he falls, and 3 progress are made',
    () => {
      const t = onSheet(QUEST)
        .location('test-hall', 1)
        .enemy('shepherd', { ...SHEPHERD, in: 'ironbreaker', wounds: 7, exhausted: true });
      strikesDown(t, 'shepherd')
        .check(({ enemies, location }) => {
          expect(enemies).toMatchObject([{ card: 'the-hollow-shepherd', zone: 'lair', wounds: 0 }]);
          expect(location?.progress).toBe(4);
        })
        .isQuiet();
      strikesDown(
        onSheet(QUEST).location('test-hall', 1).enemy('a', { in: 'ironbreaker', wounds: 2 }),
        'a',
      ).check(({ location }) => expect(location?.progress).toBe(1));
    },
  );
});

describe('peril', () => {
  card('lost-in-the-dark', 'green hides 1 enemy in the shadows', () => {
    perilTurns(onSheet(QUEST), 'green')
      .check(({ enemies }) =>
        expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'shadows', faceup: false }]),
      )
      .isQuiet();
  });

  card('lost-in-the-dark', 'blue spawns the Shepherd, who gathers in the loneliest hero', () => {
    perilTurns(inLair(), 'blue')
      .emits('enemy-spawned', { card: 'the-hollow-shepherd' })
      .emitsTimes(1, 'keyword', { keyword: 'gather' })
      .enemyIs('shepherd', { zone: 'waywatcher', exhausted: false })
      .heroHas('waywatcher', { wounds: 2 })
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
  });

  card('lost-in-the-dark', 'blue activates a Shepherd in play and leaves his wounds', () => {
    const t = onSheet(QUEST)
      .enemy('shepherd', { ...SHEPHERD, wounds: 4 })
      .enemy('a', { in: 'ironbreaker' });
    perilTurns(t, 'blue')
      .doesNotEmit('enemy-spawned')
      .enemyIs('shepherd', { zone: 'waywatcher', exhausted: false, wounds: 4 })
      .heroHas('waywatcher', { wounds: 2 })
      .isQuiet();
  });

  card('lost-in-the-dark', 'red does the same and wounds whoever is loneliest then', () => {
    perilTurns(inLair(), 'red')
      .emitsTimes(1, 'keyword', { keyword: 'gather' })
      .enemyIs('shepherd', { zone: 'waywatcher', exhausted: false })
      .heroHas('waywatcher', { wounds: 2 })
      .heroHas('ironbreaker', { wounds: 1 })
      .isQuiet();
    perilTurns(onSheet(QUEST).enemy('shepherd', SHEPHERD).enemy('a', { in: 'ironbreaker' }), 'red')
      .doesNotEmit('enemy-spawned')
      .enemyIs('shepherd', { zone: 'waywatcher', exhausted: false })
      .answers('party', 'choose-hero-to-suffer', 'ironbreaker')
      .heroHas('waywatcher', { wounds: 2 })
      .heroHas('ironbreaker', { wounds: 1 })
      .isQuiet();
  });
});

describe('the end', () => {
  card(
    'lost-in-the-dark',
    'is won in the location phase that finds the Fold explored and no Shepherd',
    () => {
      const t = exploresOne(at(inLair(), 'the-shepherds-fold', { missing: 1 }));
      isResult(t, null);
      isResult(t.runs(locationPhase, {}), 'won').isQuiet();
    },
  );

  card('lost-in-the-dark', 'is not won with the Shepherd in play, nor before the Fold is explored', () => {
    const watched = at(onSheet(QUEST), 'the-shepherds-fold', { missing: 1 }).enemy('shepherd', {
      ...SHEPHERD,
      in: 'ironbreaker',
    });
    isResult(exploresOne(watched).runs(locationPhase, {}), null).isQuiet();
    const early = at(inLair(), 'the-shepherds-fold', { missing: 1 }).enemy('a', { in: 'waywatcher' });
    isResult(early.runs(locationPhase, {}), null).isQuiet();
  });

  card('lost-in-the-dark', 'is lost when all heroes are defeated', () => {
    isResult(lastHeroFalls(onSheet(QUEST)), 'lost').isQuiet();
  });

  card('lost-in-the-dark', 'has neither reward nor penalty: it stands alone', () => {
    for (const result of ['won', 'lost'] as const) {
      onSheet(QUEST)
        .given((b) => {
          b.result = result;
        })
        .runs(resolveOutcome, {})
        .check(({ campaign }) => expect(campaign).toBeNull())
        .isQuiet();
    }
  });
});
