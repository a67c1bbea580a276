import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/content/line.js';
import { travel } from '../../src/rules/locations.js';
import { rule, table } from '../kit.js';
import { carryOut } from './carries-out.js';

describe('the highest-ranked enemy', () => {
  const wound = (enemy: object): Line[] => [
    { do: { suffer: { enemy: { rank: 'highest', ...enemy }, count: 1 } } },
  ];
  const ranked = () =>
    table()
      .enemy('low', { card: 'test-tier-1', in: 'ironbreaker' })
      .enemy('high', { card: 'test-tier-3', in: 'ironbreaker' })
      .enemy('nemesis', { card: 'test-nemesis' });

  rule('ACG-TIME-04', 'is the first by nemesis, tier, attack and health', () => {
    carryOut(ranked(), wound({}))
      .enemyIs('nemesis', { wounds: 1 })
      .enemyIs('high', { wounds: 0 })
      .enemyIs('low', { wounds: 0 })
      .isQuiet();
    const strong = table()
      .enemy('weak', { card: 'test-tier-2', attack: 1 })
      .enemy('strong', { card: 'test-tier-2', attack: 3 });
    carryOut(strong, wound({})).enemyIs('weak', { wounds: 0 }).enemyIs('strong', { wounds: 1 }).isQuiet();
  });

  rule('ACG-TIME-04', 'is looked for only among those that fit', () => {
    carryOut(ranked(), wound({ in: 'engaged-with-you' }))
      .enemyIs('high', { wounds: 1 })
      .enemyIs('nemesis', { wounds: 0 })
      .isQuiet();
    carryOut(ranked(), wound({ nemesis: false }))
      .enemyIs('high', { wounds: 1 })
      .isQuiet();
  });

  rule('ACG-TIME-05', 'is for the party to choose where rank leaves a tie', () => {
    const tied = () =>
      table()
        .leader('waywatcher')
        .enemy('one', { card: 'test-tier-2' })
        .enemy('two', { card: 'test-tier-2' })
        .enemy('low', { card: 'test-tier-1' });
    carryOut(tied(), wound({}))
      .asks('party', 'choose-enemy-to-suffer', 'one', 'two')
      .wants('party', { min: 1, max: 1 })
      .picks('party', 'two')
      .enemyIs('two', { wounds: 1 })
      .enemyIs('one', { wounds: 0 })
      .isQuiet();
    // What may be declined is declined by the hero whose card it is.
    carryOut(tied(), [{ may: { suffer: { enemy: { rank: 'highest' }, count: 1 } } }])
      .asks('p1', 'choose-enemy-to-suffer', 'one', 'two')
      .wants('p1', { min: 0, max: 1 });
  });

  rule('ACG-TIME-06', 'is never facedown, for a facedown enemy has no rank', () => {
    const hidden = table().enemy('hidden', { card: 'test-nemesis', facedown: true });
    carryOut(hidden, wound({})).enemyIs('hidden', { wounds: 0, faceup: false }).isQuiet();
    carryOut(hidden.enemy('seen', { card: 'test-tier-1' }), wound({}))
      .enemyIs('seen', { wounds: 1 })
      .isQuiet();
  });

  rule('ACG-GOLD-04', 'is spared where it cannot be wounded, and nobody else is hurt for it', () => {
    const spared = ranked().given(({ vetoes }) => {
      vetoes.push({ verb: 'be-wounded', on: 'nemesis', until: 'round', source: 'test' });
    });
    carryOut(spared, wound({})).enemyIs('nemesis', { wounds: 0 }).enemyIs('high', { wounds: 0 }).isQuiet();
  });

  test('may also engage, retreat or be exhausted', () => {
    const rank = 'highest' as const;
    carryOut(ranked(), [{ do: { engage: { enemy: { rank, in: 'shadows' } } } }]).zone('ironbreaker', [
      'low',
      'high',
      'nemesis',
    ]);
    carryOut(ranked(), [{ do: { retreat: { enemy: { rank, in: 'engaged-with-you' } } } }]).zone('shadows', [
      'high',
      'nemesis',
    ]);
    carryOut(ranked(), [{ do: { exhaust: { enemy: { rank } } } }]).enemyIs('nemesis', { exhausted: true });
  });
});

describe('the locations of a quest', () => {
  const atThe = (n: number): Line[] => [
    { if: { locations: { atLeast: n, atMost: n } }, do: { suffer: { hero: 'you', count: 1 } } },
  ];

  rule('ACG-LOC-06', 'are counted from the first one entered', () => {
    const t = table().deck('location', ['test-gate', 'test-crypt']);
    carryOut(t, atThe(1)).heroHas('ironbreaker', { wounds: 1 }).isQuiet();
    carryOut(t, atThe(2)).heroHas('ironbreaker', { wounds: 1 }).isQuiet();
    t.runs(travel, {}).isQuiet();
    carryOut(t, atThe(1)).heroHas('ironbreaker', { wounds: 1 }).isQuiet();
    carryOut(t, atThe(2)).heroHas('ironbreaker', { wounds: 2 }).isQuiet();
    t.runs(travel, {}).isQuiet();
    carryOut(t, [{ if: { locations: { atLeast: 2 } }, do: { suffer: { count: 1 } } }])
      .heroHas('ironbreaker', { wounds: 3 })
      .isQuiet();
    carryOut(t, [{ if: { locations: { atMost: 2 } }, do: { suffer: { count: 1 } } }])
      .heroHas('ironbreaker', { wounds: 3 })
      .isQuiet();
  });

  test('can be an amount', () => {
    const t = table().deck('location', ['test-gate']).runs(travel, {});
    carryOut(t, [{ do: { suffer: { count: { count: 'locations-entered', times: 2 } } } }])
      .heroHas('ironbreaker', { wounds: 4 })
      .isQuiet();
    expect(t.board.decks.location.discard).toEqual(['test-hall']);
  });
});
