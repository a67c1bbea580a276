import { describe, expect, it } from 'vitest';
import { rollsOf } from '../../src/odds/pool.js';
import { addTestCards } from '../kit.js';
import { chance, expectParts, notesOf, oddsOf, part, withCard } from './odds-table.js';

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
  const odds = oddsOf(withCard('odds-rest', 'rest'), 'ironbreaker', 'odds-rest');

  it('follows the criticals to the end', () => {
    expectParts(part(odds, 'successes'), 1296, [216, 684, 330, 55, 55 / 6, 55 / 36, 55 / 216]);
  });

  it('has a tail so thin that nobody will see it, and loses nothing of it', () => {
    const all = part(odds, 'successes');
    expect(all.length).toBeGreaterThan(12);
    expect(all.at(-1)).toBeLessThan(1e-9);
    const average = all.reduce((sum, p, n) => sum + p * n, 0);
    expect(average).toBeCloseTo(1.2, 9);
  });

  it('shows a shield on two of the five faces at which it comes to rest', () => {
    expectParts(part(odds, 'defence'), 5, [3, 2]);
  });

  it('harms nobody where no enemy stands', () => {
    expect(part(odds, 'suffered')).toEqual([1]);
    expect(chance(odds, 'fall')).toBe(0);
    expect(odds).toMatchObject({ exact: true, notes: [] });
  });
});

describe('two hero dice', () => {
  it('give what two independent dice give', () => {
    const odds = oddsOf(withCard('test-strike', 'attack'), 'ironbreaker', 'test-strike');
    // 36/36² for none, 2 · 6 · 19 for one, 2 · 6 · 55/6 + 19² for two.
    expectParts(part(odds, 'successes'), 1296, [36, 228, 110 + 361]);
    expectParts(part(odds, 'defence'), 25, [9, 12, 4]);
  });

  it('know that success and shield come together', () => {
    const at = (success: number, defence: number) =>
      rollsOf(1, 0).find((roll) => roll.success === success && roll.defence === defence)?.chance ?? 0;
    expect(at(0, 0)).toBe(0);
    expect(at(0, 1)).toBeCloseTo(1 / 6, 12);
    // Two plain faces, or a critical and then nothing: which always shows a shield.
    expect(at(1, 0)).toBeCloseTo(2 / 6, 12);
    expect(at(1, 1)).toBeCloseTo(1 / 6 + 1 / 36, 12);
  });
});

/** The enemy die: three claws, one nemesis, two blanks. */
describe('one hero die and one enemy die', () => {
  const given = withCard('odds-attack', 'attack').enemy('brute', { in: 'ironbreaker', attack: 2 });
  const odds = oddsOf(given, 'ironbreaker', 'odds-attack');

  it('let the shield stop one of the two wounds', () => {
    // A claw: 1/2. A shield: 2/5. Two wounds without it, one with it.
    expectParts(part(odds, 'suffered'), 10, [5, 2, 3]);
    expectParts(part(odds, 'nemesis-icons'), 6, [5, 1]);
  });

  it('defeat three health with three successes or more', () => {
    // 1/6 + 19/36 + 55/216 = 205/216 give two or fewer.
    expect(chance(odds, 'defeat', 'brute')).toBeCloseTo(11 / 216, 10);
    expectParts(part(odds, 'wounds', 'brute'), 216, [36, 114, 55, 11]);
    expect(part(odds, 'wounds', 'brute')).toHaveLength(4);
  });

  it('let a hero fall who has two health left', () => {
    const weak = withCard('odds-attack', 'attack')
      .hero('ironbreaker', { remaining: 2 })
      .enemy('brute', { in: 'ironbreaker', attack: 2 });
    expect(chance(oddsOf(weak, 'ironbreaker', 'odds-attack'), 'fall', 'ironbreaker')).toBeCloseTo(0.3, 10);
  });

  it('leave an exhausted enemy out', () => {
    const tired = withCard('odds-attack', 'attack').enemy('brute', { in: 'ironbreaker', exhausted: true });
    expect(part(oddsOf(tired, 'ironbreaker', 'odds-attack'), 'suffered')).toEqual([1]);
  });
});

describe('what changes a roll', () => {
  it('is counted when it happens by itself, and takes only what is there', () => {
    const sick = withCard('odds-rest', 'rest').hero('ironbreaker', { conditions: ['sickened'] });
    expectParts(part(oddsOf(sick, 'ironbreaker', 'odds-rest'), 'successes'), 216, [36 + 114, 55]);
  });

  it('is put in the order that helps', () => {
    const both = withCard('odds-rest', 'rest').hero('ironbreaker', { conditions: ['empowered', 'sickened'] });
    const odds = oddsOf(both, 'ironbreaker', 'odds-rest');
    expectParts(part(odds, 'successes'), 216, [0, 36 + 114, 55]);
    expect(notesOf(odds)).toEqual(['order']);
    expect(odds.exact).toBe(true);
  });

  it('is named but not counted when it is offered', () => {
    const armed = withCard('odds-rest', 'rest').hero('ironbreaker', {
      gear: ['test-bulwark', 'test-second-look'],
    });
    const odds = oddsOf(armed, 'ironbreaker', 'odds-rest');
    expectParts(part(odds, 'defence'), 5, [3, 2]);
    expect(odds.notes).toEqual([
      { key: 'odds.note.not-counted', args: { cards: 'test-second-look, test-bulwark' } },
    ]);
  });

  it('says when tokens lie ready', () => {
    const odds = oddsOf(withCard('odds-rest', 'rest', 2), 'ironbreaker', 'odds-rest');
    expect(odds.notes).toEqual([{ key: 'odds.note.tokens', args: { count: 2 } }]);
  });
});
