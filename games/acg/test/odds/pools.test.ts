import { describe, expect, it } from 'vitest';
import { addTestCards, table } from '../kit.js';
import { chance, expectParts, oddsOfCard, part, withCard } from './odds-table.js';

addTestCards(
  ...['attack', 'rest'].map((type) => ({
    kind: 'action',
    id: `odds-${type}`,
    name: `odds-${type}`,
    origin: 'ours',
    hero: 'ironbreaker',
    type,
    level: 'advanced',
    lines: [{ do: { action: { dice: 1 } } }],
  })),
);

/**
 * The hero die: success, success, success and defence, two successes, critical, defence. A critical is a success and rolls
 * again, so that P(0) = 1/6, P(1) = 3/6 + 1/36 = 19/36, P(2) = 1/6 + 19/216 = 55/216, and from then on a sixth each time.
 */
describe('one hero die', () => {
  it('follows the criticals', () => {
    const odds = oddsOfCard(withCard('odds-rest', 'rest'), 'ironbreaker', 'odds-rest');
    expectParts(part(odds, 'successes'), 1296, [216, 684, 330, 55, 55 / 6, 55 / 36]);
    expect(odds.exact).toBe(true);
  });

  it('harms nobody where no enemy stands', () => {
    const odds = oddsOfCard(withCard('odds-rest', 'rest'), 'ironbreaker', 'odds-rest');
    expect(part(odds, 'suffered')).toEqual([1]);
    expect(chance(odds, 'fall')).toBe(0);
  });
});

it('two hero dice give what two independent dice give', () => {
  const odds = oddsOfCard(
    withCard('test-strike', 'attack').enemy('brute', { in: 'ironbreaker' }),
    'ironbreaker',
    'test-strike',
  );
  // 36/36² for none, 2 · 6 · 19 for one, 2 · 6 · 55/6 + 19² for two.
  expectParts(part(odds, 'successes'), 1296, [36, 228, 110 + 361]);
});

/** The enemy die: three claws, one nemesis, two blanks. */
describe('one hero die and one enemy die', () => {
  const given = () => withCard('odds-attack', 'attack').enemy('brute', { in: 'ironbreaker', attack: 2 });

  it('let the shield stop one of the two wounds', () => {
    // A claw: 1/2. A shield: 2/5. Two wounds without it, one with it.
    const odds = oddsOfCard(given(), 'ironbreaker', 'odds-attack');
    expectParts(part(odds, 'suffered'), 10, [5, 2, 3]);
  });

  it('defeat three health with three successes or more', () => {
    const odds = oddsOfCard(given(), 'ironbreaker', 'odds-attack');
    // 1/6 + 19/36 + 55/216 = 205/216 give two or fewer.
    expect(chance(odds, 'defeat', 'brute')).toBeCloseTo(11 / 216, 5);
    expectParts(part(odds, 'wounds', 'brute'), 216, [36, 114, 55, 11]);
    expect(part(odds, 'wounds', 'brute')).toHaveLength(4);
  });

  it('let a hero fall who has two health left', () => {
    const weak = given().hero('ironbreaker', { remaining: 2 });
    const odds = oddsOfCard(weak, 'ironbreaker', 'odds-attack');
    expect(chance(odds, 'fall', 'ironbreaker')).toBeCloseTo(0.3, 5);
  });

  it('leave an exhausted enemy out', () => {
    const tired = withCard('odds-attack', 'attack').enemy('brute', { in: 'ironbreaker', exhausted: true });
    expect(part(oddsOfCard(tired, 'ironbreaker', 'odds-attack'), 'suffered')).toEqual([1]);
  });
});

describe('Shield Wall', () => {
  const given = () =>
    table()
      .enemy('lord', { card: 'test-nemesis-2', in: 'lair' })
      .enemy('brute', { in: 'ironbreaker', attack: 2 });

  it('makes the nemesis felt with one face of six', () => {
    const odds = oddsOfCard(given(), 'ironbreaker', 'shield-wall');
    expect(chance(odds, 'nemesis')).toBeCloseTo(1 / 6, 5);
    expect(odds.exact).toBe(true);
  });

  it('does not count the hero who is aided among those who may be struck down', () => {
    const { parts, chances } = oddsOfCard(given(), 'ironbreaker', 'shield-wall');
    const on = [...parts, ...chances].filter((one) => one.on === 'waywatcher').map(({ what }) => what);
    expect(on).toEqual(['tokens']);
  });
});

describe('what changes a roll', () => {
  it('is counted when it happens by itself, and takes only what is there', () => {
    const sick = withCard('odds-rest', 'rest').hero('ironbreaker', { conditions: ['sickened'] });
    expectParts(part(oddsOfCard(sick, 'ironbreaker', 'odds-rest'), 'successes'), 216, [36 + 114, 55]);
  });

  it('is put in the order that helps, which is said', () => {
    const both = withCard('odds-rest', 'rest').hero('ironbreaker', {
      conditions: ['empowered', 'sickened'],
      wounds: 4,
    });
    const odds = oddsOfCard(both, 'ironbreaker', 'odds-rest');
    expect(odds.hasChosen).toBe(true);
    expectParts(part(odds, 'successes'), 216, [0, 36 + 114, 55]);
  });

  it('is named but not counted when it is offered', () => {
    const armed = withCard('odds-rest', 'rest').hero('ironbreaker', {
      gear: ['test-bulwark', 'test-second-look'],
    });
    const plain = oddsOfCard(withCard('odds-rest', 'rest'), 'ironbreaker', 'odds-rest');
    const odds = oddsOfCard(armed, 'ironbreaker', 'odds-rest');
    expect(part(odds, 'successes')).toEqual(part(plain, 'successes'));
    expect(odds.passed).toEqual(expect.arrayContaining(['test-bulwark', 'test-second-look']));
    expect(plain.passed).toEqual([]);
  });

  it('says when tokens lie ready and were not spent', () => {
    const odds = oddsOfCard(withCard('odds-rest', 'rest', 2), 'ironbreaker', 'odds-rest');
    expect(odds.passed.length).toBeGreaterThan(0);
    expectParts(part(odds, 'successes'), 1296, [216, 684, 330]);
  });
});
